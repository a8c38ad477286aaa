/** Some browsers never report that they are idle while other programs keep the machine busy. */
const longestMs = 1000;

/**
 * Resolves when the browser has nothing else to do, or after `withinMs`. Safari cannot detect that, so it waits for a
 * moment.
 */
export const whenIdle = (withinMs = longestMs): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? // Zero would mean without a limit.
        requestIdleCallback(resolve, { timeout: Math.max(withinMs, 1) })
      : setTimeout(resolve, 200),
  );

/** Runs tasks one after another, each when the browser has nothing else to do, but starts all within a second. */
export async function runWhenIdle(tasks: Iterable<() => void>): Promise<void> {
  const end = performance.now() + longestMs;
  for (const task of tasks) {
    task();
    await whenIdle(end - performance.now());
  }
}
