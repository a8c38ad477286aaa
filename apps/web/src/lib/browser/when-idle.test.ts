import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle, whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const neverIdle = (callback: () => void, options?: { timeout: number }) =>
  options && setTimeout(callback, options.timeout);

test('what waits for an idle browser continues after a second if the browser is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const continued = vi.fn();
  void whenIdle().then(continued);
  await vi.advanceTimersByTimeAsync(999);
  expect(continued).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(continued).toHaveBeenCalledOnce();
});

test('many tasks have all started after a second if the browser is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const tasks = Array.from({ length: 20 }, () => vi.fn());
  void runWhenIdle(tasks);
  await vi.advanceTimersByTimeAsync(999);
  expect(tasks.filter((task) => task.mock.calls.length > 0)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(tasks.filter((task) => task.mock.calls.length > 0)).toHaveLength(20);
});
