import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '#lib/http/call.ts';
import { reportTo } from '#lib/reports/failures.ts';

let reported: unknown[];

beforeEach(() => {
  reported = [];
  reportTo((failure) => reported.push(failure));
  onTestFinished(() => reportTo(undefined));
});

/** The head of a response arrives. Then its body breaks with the given error. */
function answerBreaksWith(error: Error): void {
  const response = Object.assign(new Response('{"data":'), { text: () => Promise.reject(error) });
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  onTestFinished(() => fetch.mockRestore());
}

test('an answer that is no longer wanted while it arrives is not reported as a failure', async () => {
  answerBreaksWith(new DOMException('The user has left the screen.', 'AbortError'));
  await expect(call('GET /v1/me')).rejects.toMatchObject({ name: 'AbortError' });
  expect(reported).toEqual([]);
});

test('an answer that breaks off is a failure of the network, and is reported', async () => {
  answerBreaksWith(new TypeError('terminated'));
  await expect(call('GET /v1/me')).rejects.toMatchObject({ code: 'network' });
  expect(reported).toMatchObject([{ kind: 'call', route: 'GET /v1/me' }]);
});
