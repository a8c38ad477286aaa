/** The product of two vectors: for vectors of length 1 the cosine of their angle. */
export function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += (a[fromA + d] as number) * (b[fromB + d] as number);
  return sum;
}

/**
 * The products of a vector with `count` consecutive vectors from `fromB`: the same numbers as `dot` returns.
 * Comparisons spend most of their time here. Four vectors are processed per step, which is twice as fast as one.
 */
export function dotsInRow(
  a: Float32Array,
  fromA: number,
  b: Float32Array,
  fromB: number,
  count: number,
  dimensions: number,
  products: Float64Array,
): void {
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const first = fromB + at * dimensions;
    fourDots(
      a,
      fromA,
      b,
      first,
      first + dimensions,
      first + 2 * dimensions,
      first + 3 * dimensions,
      dimensions,
      products,
      at,
    );
  }
  for (; at < count; at += 1) products[at] = dot(a, fromA, b, fromB + at * dimensions, dimensions);
}

/** The products of a vector with the first `count` of some vectors; `places` contains their numbers within `b`. */
export function dotsAt(
  a: Float32Array,
  fromA: number,
  b: Float32Array,
  places: Int32Array,
  count: number,
  dimensions: number,
  products: Float64Array,
): void {
  let at = 0;
  const from = (number: number) => (places[number] as number) * dimensions;
  for (; at + 3 < count; at += 4) {
    fourDots(a, fromA, b, from(at), from(at + 1), from(at + 2), from(at + 3), dimensions, products, at);
  }
  for (; at < count; at += 1) products[at] = dot(a, fromA, b, from(at), dimensions);
}

function fourDots(
  a: Float32Array,
  fromA: number,
  b: Float32Array,
  first: number,
  second: number,
  third: number,
  fourth: number,
  dimensions: number,
  products: Float64Array,
  to: number,
): void {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let d = 0; d < dimensions; d += 1) {
    const value = a[fromA + d] as number;
    one += value * (b[first + d] as number);
    two += value * (b[second + d] as number);
    three += value * (b[third + d] as number);
    four += value * (b[fourth + d] as number);
  }
  products[to] = one;
  products[to + 1] = two;
  products[to + 2] = three;
  products[to + 3] = four;
}
