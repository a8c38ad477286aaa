import { seededRandom } from '#platform/numbers/random.ts';
import { dotsInRow } from '#platform/vectors/dot.rules.ts';

/** More points are judged by a sample of them. */
const sampled = 1000;

/**
 * To what extent neighbours on a plane are also neighbours among the vectors, 0 to 1 (Venna and Kaski, Neighborhood
 * preservation in nonlinear projection methods, 2001), with `size` neighbours. Undefined for fewer than three times as
 * many points. Above 1,000 points it is estimated from a sample of that size.
 */
export function trustworthiness(
  vectors: Float32Array,
  dimensions: number,
  placed: Float32Array,
  size = 15,
): number | undefined {
  const count = placed.length / 2;
  if (count < size * 3) return undefined;
  const random = seededRandom(count);
  const points =
    count <= sampled
      ? Array.from({ length: count }, (_, at) => at)
      : Array.from({ length: sampled }, () => Math.floor(random() * count));
  let penalty = 0;
  const similarities = new Float64Array(count);
  const distances = new Float32Array(count);
  for (const point of points) {
    dotsInRow(vectors, point * dimensions, vectors, 0, count, dimensions, similarities);
    for (let other = 0; other < count; other += 1) {
      distances[other] =
        ((placed[2 * point] as number) - (placed[2 * other] as number)) ** 2 +
        ((placed[2 * point + 1] as number) - (placed[2 * other + 1] as number)) ** 2;
    }
    const neighbours = nearest(distances, point, size);
    for (const rank of ranks(similarities, point, neighbours)) penalty += Math.max(0, rank - size);
  }
  return 1 - (2 * penalty) / (points.length * size * (2 * count - 3 * size - 1));
}

/** The rank of each of some neighbours among all others by similarity, from 1. */
function ranks(similarities: Float64Array, point: number, neighbours: readonly number[]): number[] {
  const found = neighbours.map(() => 1);
  const lowest = neighbours.reduce((lowest, one) => Math.min(lowest, similarities[one] as number), Infinity);
  for (let other = 0; other < similarities.length; other += 1) {
    const similarity = similarities[other] as number;
    // Most are less similar than all neighbours.
    if (similarity <= lowest || other === point) continue;
    neighbours.forEach((neighbour, at) => {
      if (similarity > (similarities[neighbour] as number)) found[at] = (found[at] as number) + 1;
    });
  }
  return found;
}

function nearest(distances: Float32Array, point: number, size: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < distances.length; other += 1) {
    if (other === point) continue;
    const distance = distances[other] as number;
    if (found.length === size && distance >= (distances[found[size - 1] as number] as number)) continue;
    let at = found.length < size ? found.length : size - 1;
    while (at > 0 && (distances[found[at - 1] as number] as number) > distance) {
      found[at] = found[at - 1] as number;
      at -= 1;
    }
    found[at] = other;
  }
  return found;
}
