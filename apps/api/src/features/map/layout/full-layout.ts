import { seededRandom } from '#platform/numbers/random.ts';
import type { NeighbourGraph } from '#platform/vectors/neighbour-graph.ts';
import { optimise } from './optimise.ts';
import { pairsFarApart, pairsInTheMiddle } from './pairs.ts';
import { principalAxes } from './principal-axes.ts';

/** In a small set each point has few that are really similar to it; more neighbours would attract others. */
const nearPairs = { ofFew: 8, ofMany: 10, few: 1000 };
/** The layout starts small, so that points can move to their positions before others are in their way. */
const startScale = 0.01;

/**
 * Places vectors on a plane, with similar ones near each other: x and y of each, concatenated, in no particular unit.
 * The same vectors yield the same bytes.
 */
export function fullLayout(
  vectors: Float32Array,
  dimensions: number,
  graph: NeighbourGraph,
  onStep: (share: number) => void = () => undefined,
): Float32Array {
  const random = seededRandom(42);
  const placed = principalAxes(vectors, dimensions).map((value) => value * startScale);
  const near = nearestPairs(graph);
  const middle = pairsInTheMiddle(vectors, dimensions, random);
  const far = pairsFarApart(graph, random);
  optimise(placed, { near, middle, far }, onStep);
  return placed;
}

/**
 * The pairs that attract each other: the nearest by a distance scaled by how far the neighbours of both are, so that
 * sparse regions hold together too (Zelnik-Manor and Perona, Self-tuning spectral clustering, 2004).
 */
function nearestPairs({ rows, similarities, size: available }: NeighbourGraph) {
  const count = rows.length / available;
  const size = Math.min(count < nearPairs.few ? nearPairs.ofFew : nearPairs.ofMany, available);
  const squared = (at: number) => Math.max(0, 2 - 2 * (similarities[at] as number));
  const scale = Float32Array.from({ length: count }, (_, point) => {
    let sum = 0;
    let found = 0;
    for (let k = Math.min(3, available - 1); k < Math.min(6, available); k += 1) {
      if ((rows[point * available + k] as number) < 0) continue;
      sum += Math.sqrt(squared(point * available + k));
      found += 1;
    }
    return Math.max(1e-6, found === 0 ? 1 : sum / found);
  });
  const partners = new Int32Array(count * size).fill(-1);
  for (let point = 0; point < count; point += 1) {
    const found: { row: number; distance: number }[] = [];
    for (let k = 0; k < available; k += 1) {
      const row = rows[point * available + k] as number;
      if (row < 0) break;
      const distance = squared(point * available + k) / ((scale[point] as number) * (scale[row] as number));
      found.push({ row, distance });
    }
    found.sort((a, b) => a.distance - b.distance || a.row - b.row);
    found.slice(0, size).forEach(({ row }, k) => {
      partners[point * size + k] = row;
    });
  }
  return { size, partners };
}
