import { describe, expect, it } from 'vitest';
import { AnswerBudget } from './answer-budget.ts';

const sizes = { total: 100, perCaller: 60, mayWait: 2, uncounted: 5 };

/** Whether a promise has been fulfilled by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(
    () => {
      done = true;
    },
    () => undefined,
  );
  await new Promise(setImmediate);
  return done;
}

describe('large answers', () => {
  it('wait for memory, and begin when another one has been sent', async () => {
    const budget = new AnswerBudget(sizes);
    const first = await budget.reserve('ada', 60);
    const second = budget.reserve('ben', 50);
    expect(await isDone(second)).toBe(false);
    first();
    expect(await isDone(second)).toBe(true);
  });

  it('of one caller wait for each other, but nobody else waits for them', async () => {
    const budget = new AnswerBudget(sizes);
    const first = await budget.reserve('ada', 50);
    const second = budget.reserve('ada', 20);
    expect(await isDone(budget.reserve('ben', 40))).toBe(true);
    expect(await isDone(second)).toBe(false);
    first();
    first();
    expect(await isDone(second)).toBe(true);
  });

  it('are refused when too many of the same caller wait', async () => {
    const budget = new AnswerBudget(sizes);
    await budget.reserve('ada', 60);
    for (let more = 0; more < sizes.mayWait; more += 1) void budget.reserve('ada', 60);
    await expect(budget.reserve('ada', 60)).rejects.toMatchObject({ status: 503 });
    expect(await isDone(budget.reserve('ada', sizes.uncounted))).toBe(true);
  });

  it('beyond all limits are made alone', async () => {
    const budget = new AnswerBudget(sizes);
    const huge = await budget.reserve('ada', 500);
    const other = budget.reserve('ben', 10);
    expect(await isDone(other)).toBe(false);
    huge();
    expect(await isDone(other)).toBe(true);
  });
});
