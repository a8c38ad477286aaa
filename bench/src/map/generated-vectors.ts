import { seededRandom } from '../../../apps/api/src/platform/numbers/random.ts';
import { normal } from './normal.ts';

/** The share of the points that are between two topics. */
const between = 0.05;
/**
 * How far the parts of a topic are from its middle, from the widest level to the closest; then the distance of points
 * from the middle of their topic.
 */
const levels = [
  { parts: 24, spread: 1 },
  { parts: 8, spread: 0.7 },
  { parts: 12, spread: 0.45 },
];
const spreadOfPoints = 0.35;

/**
 * Vectors as they are stored, one after the other: topics within topics within topics, of very different sizes, and
 * some points between topics. The same numbers give the same vectors.
 */
export function generatedVectors(count: number, dimensions: number): Int8Array {
  const random = seededRandom(dimensions);
  const topics = divided([new Float64Array(dimensions)], 0, random);
  const stored = new Int8Array(count * dimensions);
  for (let row = 0; row < count; row += 1) {
    const topic = topics[unevenly(topics.length, random)] as Float64Array;
    const other = topics[unevenly(topics.length, random)] as Float64Array;
    const share = random() < between ? random() : 0;
    const vector = topic.map((value, d) => {
      const middle = value * (1 - share) + (other[d] as number) * share;
      return middle + (normal(random) * spreadOfPoints) / Math.sqrt(dimensions);
    });
    const largest = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    stored.set(
      vector.map((value) => Math.round((value / largest) * 127)),
      row * dimensions,
    );
  }
  return stored;
}

/** The topics of the closest level, in a random order. */
function divided(middles: readonly Float64Array[], level: number, random: () => number): Float64Array[] {
  const { parts, spread } = levels[level] ?? { parts: 0, spread: 0 };
  if (parts === 0) return middles.toSorted(() => random() - 0.5);
  const closer = middles.flatMap((middle) =>
    Array.from({ length: 1 + Math.floor(random() * 2 * parts) }, () =>
      middle.map((value) => value + (normal(random) * spread) / Math.sqrt(middle.length)),
    ),
  );
  return divided(closer, level + 1, random);
}

/** A number below `count`; the first numbers are far more frequent than the last. */
const unevenly = (count: number, random: () => number): number => Math.floor(count ** random()) - 1;
