import { answerCalls } from '#platform/threads/answer-calls.ts';

// For tests: a thread that answers, or fails.

export type TestCalls = {
  readonly twice: { readonly given: number; readonly answer: number };
  readonly list: { readonly given: number; readonly answer: Float64Array };
  readonly fail: { readonly given: string; readonly answer: never };
  readonly fill: { readonly given: undefined; readonly answer: never };
};

answerCalls<TestCalls>({
  twice: (given) => 2 * given,
  list: (length) => Float64Array.from({ length }, (_, at) => at),
  fail(message) {
    throw new Error(message);
  },
  fill() {
    const kept: number[][] = [];
    while (true) kept.push(Array.from({ length: 10_000 }, Math.random));
  },
});
