import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits for an idle browser continues after a second if the browser is never idle', async () => {
  const neverIdle = (callback: () => void, options?: { timeout: number }) =>
    options && setTimeout(callback, options.timeout);
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const continued = vi.fn();
  void whenIdle().then(continued);
  await vi.advanceTimersByTimeAsync(999);
  expect(continued).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(continued).toHaveBeenCalledOnce();
});
