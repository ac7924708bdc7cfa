// Seconds that are left of a time the server told, counted by a clock that nobody can set.

/** `left_ms` gives what was left when it was told, or null; it is asked again whenever what it reads changes. */
export function countdown(left_ms: () => number | null): { readonly seconds: number | null } {
  let seconds = $state<number | null>(null);
  $effect(() => {
    const left = left_ms();
    if (left === null) {
      seconds = null;
      return;
    }
    const end = performance.now() + left;
    const show = (): void => {
      seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    };
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
