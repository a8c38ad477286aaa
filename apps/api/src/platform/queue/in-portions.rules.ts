/**
 * Splits items, in their order, into portions of at most `max` bytes. An item that is larger is a portion of its own.
 */
export function inPortions<Item>(items: readonly Item[], bytesOf: (item: Item) => number, max: number): Item[][] {
  const portions: Item[][] = [];
  let sum = 0;
  for (const item of items) {
    const bytes = bytesOf(item);
    const last = portions.at(-1);
    if (last && sum + bytes <= max) {
      last.push(item);
      sum += bytes;
    } else {
      portions.push([item]);
      sum = bytes;
    }
  }
  return portions;
}
