const SLICE_MS = 40;

/**
 * Makes a function that lets other tasks run once the last pause is 40 ms ago, so that a long list
 * blocks neither timers nor abort signals. Otherwise it resolves at once.
 */
export function createPause(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    last = performance.now();
  };
}
