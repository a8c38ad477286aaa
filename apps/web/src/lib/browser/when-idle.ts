/** Resolves when the browser has nothing else to do. Safari cannot detect that, so it waits for a moment. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
