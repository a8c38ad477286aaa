import { setImmediate } from 'node:timers/promises';

/** How long the main thread may be blocked at a time, in milliseconds. */
const turnMs = 10;

/** Maps each item in the main thread, and yields to other work every few milliseconds. */
export async function inTurns<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const item of items) {
    made.push(make(item, made.length));
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}

/** Runs a long calculation in the main thread, and yields to other work every few milliseconds where it yields itself. */
export async function finishInTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
}
