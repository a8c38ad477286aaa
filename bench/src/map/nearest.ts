import { seededRandom } from '../../../apps/api/src/platform/numbers/random.ts';
import { bucketsOf } from '../../../apps/api/src/platform/vectors/buckets.rules.ts';
import { neighbourGraph } from '../../../apps/api/src/platform/vectors/neighbour-graph.ts';
import { dimensions, unitVectors } from '../../../apps/api/src/platform/vectors/stored-vectors.ts';
import { comparedExactly, VectorIndex } from '../../../apps/api/src/platform/vectors/vector-index.ts';
import { table } from '../table.ts';
import { type Measured, seconds, timed } from './layouts.ts';

const asked = 10;
const sampled = 1000;
const graphSize = 15;
/** A neighbour that is as near as the last one of the exact answer, except for rounding, counts as correct. */
const tolerance = 1e-6;

/** How many of the ten nearest are found, and how fast. */
export function measureNearest(kinds: readonly Measured[]): string[] {
  return [
    '### Nearest neighbours',
    `Recall is the share of the ${asked} exactly nearest that are found, of ${sampled.toLocaleString('en')} vectors chosen at random. “Searches” look for the ${asked} nearest of a vector in the buckets, as the API does; “all at once” are the ${graphSize} neighbours of every vector, for a layout.`,
    table(
      [
        'vectors',
        'recall of searches',
        'searches a second',
        'comparing all',
        'recall all at once',
        'seconds all at once',
      ],
      kinds.map(rowOf),
    ),
  ];
}

function rowOf({ what, stored }: Measured): string[] {
  const vectors = unitVectors(stored, dimensions);
  const count = vectors.length / dimensions;
  const index = new VectorIndex(
    vectors,
    dimensions,
    count < comparedExactly ? undefined : bucketsOf(vectors, dimensions),
  );
  const exact = new VectorIndex(vectors, dimensions);
  const random = seededRandom(3);
  const queries = Array.from({ length: sampled }, () => Math.floor(random() * count));
  const search = (inIndex: VectorIndex) =>
    timed(() => queries.map((row) => inIndex.nearest(inIndex.vectorAt(row), asked, (other) => other !== row)));
  const truth = search(exact);
  const least = truth.result.map((near) => (near.at(-1)?.similarity ?? 0) - tolerance);
  search(index);
  const found = search(index);
  const graph = timed(() => neighbourGraph(index, graphSize));
  const inGraph = queries.map((row) => graph.result.similarities.subarray(row * graphSize, row * graphSize + asked));
  const recall = (similarities: readonly ArrayLike<number>[]) => {
    const hits = similarities.map(
      (ofQuery, at) => Array.from(ofQuery).filter((similarity) => similarity >= (least[at] ?? 0)).length,
    );
    return (hits.reduce((sum, hit) => sum + hit, 0) / (sampled * asked)).toFixed(4);
  };
  return [
    what,
    recall(found.result.map((near) => near.map(({ similarity }) => similarity))),
    Math.round(sampled / found.seconds).toLocaleString('en'),
    Math.round(sampled / truth.seconds).toLocaleString('en'),
    recall(inGraph),
    seconds(graph.seconds),
  ];
}
