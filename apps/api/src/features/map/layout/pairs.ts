import type { Random } from '#platform/numbers/random.ts';
import type { NeighbourGraph } from '#platform/vectors/neighbour-graph.ts';

/** Pairs of points: each point's partners, `size` of them, -1 where there are fewer. */
export interface Pairs {
  readonly size: number;
  readonly partners: Int32Array;
}

const middlePairs = 5;
const farPairs = 20;
const tries = 6;

/** For each point, points at a medium distance: the second nearest of six random ones, as PaCMAP chooses them. */
export function pairsInTheMiddle(vectors: Float32Array, dimensions: number, random: Random): Pairs {
  const count = vectors.length / dimensions;
  const partners = new Int32Array(count * middlePairs).fill(-1);
  if (count < tries) return { size: middlePairs, partners };
  for (let point = 0; point < count; point += 1) {
    for (let pair = 0; pair < middlePairs; pair += 1) {
      let [nearest, second, nearestAt, secondAt] = [-2, -2, -1, -1];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const other = Math.floor(random() * count);
        if (other === point) continue;
        let similarity = 0;
        for (let d = 0; d < dimensions; d += 1) {
          similarity += (vectors[point * dimensions + d] as number) * (vectors[other * dimensions + d] as number);
        }
        if (similarity > nearest) [second, secondAt, nearest, nearestAt] = [nearest, nearestAt, similarity, other];
        else if (similarity > second) [second, secondAt] = [similarity, other];
      }
      partners[point * middlePairs + pair] = secondAt >= 0 ? secondAt : nearestAt;
    }
  }
  return { size: middlePairs, partners };
}

/** For each point, random points that are not its neighbours. */
export function pairsFarApart(graph: NeighbourGraph, random: Random): Pairs {
  const count = graph.rows.length / graph.size;
  const size = Math.min(farPairs, Math.max(0, count - 1));
  const partners = new Int32Array(count * size).fill(-1);
  for (let point = 0; point < count; point += 1) {
    const neighbours = graph.rows.subarray(point * graph.size, (point + 1) * graph.size);
    for (let pair = 0; pair < size; pair += 1) {
      const other = Math.floor(random() * count);
      if (other !== point && !neighbours.includes(other)) partners[point * size + pair] = other;
    }
  }
  return { size, partners };
}
