/** What an object takes beside its values, and an entry of a map or a set. */
const object = 64;
const entry = 64;
/** Values within values are looked at so deep. */
const deepest = 4;

/**
 * About how many bytes of memory a value takes. Of an array and of a map the first element stands for all of them.
 * At least 1.
 */
export function roughBytesOf(value: unknown, depth = deepest): number {
  if (typeof value === 'string') return 2 * value.length + object;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return value.byteLength + object;
  if (depth === 0) return object;
  const ofFirst = (values: Iterable<unknown>) => {
    for (const first of values) return roughBytesOf(first, depth - 1);
    return 0;
  };
  if (Array.isArray(value)) return object + value.length * ofFirst(value);
  if (value instanceof Map || value instanceof Set) return object + value.size * (entry + ofFirst(value.values()));
  return Object.values(value).reduce((sum: number, one) => sum + roughBytesOf(one, depth - 1), object);
}
