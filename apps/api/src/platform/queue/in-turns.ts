/** How long a calculation may block the main thread at a time, in milliseconds. */
const turnMs = 4;

/** The calculations that wait for their next turn, in the order in which they began to wait. */
const waiting: (() => void)[] = [];

/**
 * Maps each item in the main thread, and yields to other work every few milliseconds. An answer needs many passes of the
 * event loop, so only one of all calculations has a turn in each.
 */
export async function inTurns<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const item of items) {
    made.push(make(item, made.length));
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return made;
}

/** Runs a long calculation in the main thread, and yields as `inTurns` does where the calculation yields itself. */
export async function finishInTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}
