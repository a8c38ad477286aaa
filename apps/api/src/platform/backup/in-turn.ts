/**
 * Runs work on items, up to `atOnce` at the same time, and yields the results in the order of the items. Stops at the
 * first failure.
 */
export async function* inTurn<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for await (const item of items) {
    const result = work(item);
    // It is awaited later, and must not count as an unhandled rejection until then.
    result.catch(() => undefined);
    running.push(result);
    const first = running.length >= atOnce ? running.shift() : undefined;
    if (first) yield await first;
  }
  for (const result of running) yield await result;
}
