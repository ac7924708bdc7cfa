// Gives the person a file to keep.

// Some browsers read it only after the click, so it stays for a while.
const read_ms = 60_000;

export function save_file(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), read_ms);
}
