import { expect, it } from 'vitest';
import { finishInTurns, inTurns } from './in-turns.ts';

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('maps every item, and lets other work run in between', async () => {
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const items = Array.from({ length: 60 }, (_, at) => at);
  const made = await inTurns(items, (item, at) => {
    busy(5);
    return [item * 2, at];
  });
  const during = turns;
  expect(made).toEqual(items.map((item) => [item * 2, item]));
  expect(during).toBeGreaterThan(5);
  // Control: without turns no other work runs in between.
  for (const _ of items) busy(5);
  expect(turns).toBe(during);
  isDone = true;
});

it('finishes a calculation, and lets other work run where it pauses', async () => {
  let turns = 0;
  const others = () => {
    turns += 1;
    if (turns < 1000) setImmediate(others);
  };
  function* steps() {
    for (let step = 0; step < 20; step += 1) {
      busy(12);
      yield;
    }
    return 'done';
  }
  setImmediate(others);
  expect(await finishInTurns(steps())).toBe('done');
  expect(turns).toBeGreaterThan(5);
});

it('gives only one of several calculations a turn in each pass of the event loop', async () => {
  let pass = 0;
  let isDone = false;
  const turns: number[] = [];
  const others = () => {
    pass += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const items = Array.from({ length: 5 }, (_, at) => at);
  const note = () => {
    turns.push(pass);
    busy(12);
  };
  await Promise.all(['a', 'b', 'c'].map(() => inTurns(items, note)));
  isDone = true;
  // All of them begin at once.
  const later = turns.slice(3);
  expect(later).toHaveLength(12);
  expect(new Set(later).size).toBe(later.length);
});
