import { afterEach, expect, it } from 'vitest';
import { takeEarly } from './early.ts';

afterEach(() => {
  globalThis.foreglowEarly = undefined;
});

const askEarly = (token: string) => {
  const answer = Promise.resolve(new Response());
  globalThis.foreglowEarly = { token, since: 0, answers: new Map([['/v1/me', answer]]) };
  return answer;
};

it('an early response is returned once', () => {
  const answer = askEarly('mine');
  expect(takeEarly('/v1/me', 'mine')).toBe(answer);
  expect(takeEarly('/v1/me', 'mine')).toBeUndefined();
});

it('an early response is not returned for another session', () => {
  void askEarly('theirs');
  expect(takeEarly('/v1/me', 'mine')).toBeUndefined();
  expect(takeEarly('/v1/me', null)).toBeUndefined();
});

it('without early calls there is no response to return', () => {
  expect(takeEarly('/v1/me', 'mine')).toBeUndefined();
  expect(takeEarly('/v1/me', null)).toBeUndefined();
});
