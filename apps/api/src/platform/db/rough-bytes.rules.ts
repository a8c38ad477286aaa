/** The overhead of an object, and of an entry of a map or a set. */
const object = 64;
const entry = 64;
/** The maximum depth to which nested values are inspected. */
const deepest = 4;

/**
 * The approximate memory of a value, in bytes. The first element of an array or a map represents all of them. At least
 * 1.
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
