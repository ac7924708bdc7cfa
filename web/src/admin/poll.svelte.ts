// Keeps what a section shows up to date while it is looked at.

const pause_ms = 10_000;

/** Calls `read` now, and then every ten seconds as long as the page can be seen. For a component's start. */
export function keep_reading(read: () => unknown): void {
  $effect(() => {
    void read();
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, pause_ms);
    return () => clearInterval(timer);
  });
}
