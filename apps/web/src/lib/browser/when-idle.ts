/** Some browsers never report that they are idle while other programs keep the machine busy. */
const longestMs = 1000;

/**
 * Resolves when the browser has nothing else to do, or after a second. Safari cannot detect that, so it waits for a
 * moment.
 */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: longestMs })
      : setTimeout(resolve, 200),
  );
