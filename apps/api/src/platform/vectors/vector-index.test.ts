import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { bucketsOf } from './buckets.rules.ts';
import { neighbourGraph } from './neighbour-graph.ts';
import { VectorIndex } from './vector-index.ts';

const dimensions = 16;
const count = 2500;
const clusters = 60;

/** Vectors of length 1 around some directions, like those of cards around subjects; every hundredth is zero. */
function madeVectors(): Float32Array {
  const random = seededRandom(11);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const middles = Array.from({ length: clusters }, () => Array.from({ length: dimensions }, gauss));
  const vectors = new Float32Array(count * dimensions);
  for (let row = 0; row < count; row += 1) {
    const middle = middles[Math.floor(random() * clusters)] as number[];
    const vector = middle.map((value) => value + 0.6 * gauss());
    const length = row % 100 === 99 ? Number.POSITIVE_INFINITY : Math.hypot(...vector);
    vectors.set(
      vector.map((value) => value / length),
      row * dimensions,
    );
  }
  return vectors;
}
const vectors = madeVectors();
const exact = new VectorIndex(vectors, dimensions);
const divided = new VectorIndex(vectors, dimensions, bucketsOf(vectors, dimensions));
const rows = Array.from({ length: count }, (_, row) => row);

/** The result of sorting all of them. */
function nearestByHand(row: number, wanted: number) {
  const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
  return rows
    .map((other) => ({
      row: other,
      similarity: vector.reduce((sum, value, d) => sum + value * (vectors[other * dimensions + d] as number), 0),
    }))
    .filter((near) => near.row !== row && near.similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || a.row - b.row)
    .slice(0, wanted);
}
const isZero = (row: number) => row % 100 === 99;
function recall(found: (row: number) => readonly number[], asked: readonly number[]): number {
  const shares = asked.map((row) => {
    const right = new Set(nearestByHand(row, 10).map((near) => near.row));
    return found(row).filter((other) => right.has(other)).length / 10;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
const asked = rows.filter((row) => row % 25 === 3);

describe('an index', () => {
  it('without buckets finds exactly the same as comparing all', () => {
    expect(exact.isExact).toBe(true);
    for (const row of asked.slice(0, 30)) {
      const found = exact.nearest(exact.vectorAt(row), 10, (other) => other !== row);
      expect(found).toEqual(
        nearestByHand(row, 10).map((near) => ({ row: near.row, similarity: expect.closeTo(near.similarity, 4) })),
      );
    }
  });

  it('with buckets finds nearly all of them', () => {
    expect(divided.isExact).toBe(false);
    const found = (row: number) =>
      divided.nearest(divided.vectorAt(row), 10, (other) => other !== row).map((near) => near.row);
    expect(recall(found, asked)).toBeGreaterThanOrEqual(0.95);
  });

  const similarity = (index: VectorIndex, row: number, other: number) =>
    index.similarities(row, Int32Array.of(other), 1)[0];

  it('returns the original vectors, and their similarity', () => {
    for (const index of [exact, divided]) {
      for (const row of asked) {
        expect(index.vectorAt(row)).toEqual(vectors.slice(row * dimensions, (row + 1) * dimensions));
      }
      expect(similarity(index, 3, 3)).toBeCloseTo(1, 5);
    }
    expect(similarity(divided, 3, 28)).toBe(similarity(exact, 3, 28));
  });

  it('finds only accepted rows, and nothing near a zero vector', () => {
    const found = divided.nearest(divided.vectorAt(3), 20, (row) => row % 2 === 0);
    expect(found.length).toBe(20);
    expect(found.every(({ row }) => row % 2 === 0)).toBe(true);
    expect(divided.nearest(divided.vectorAt(99), 5)).toEqual([]);
    expect(divided.nearest(divided.vectorAt(3), count).some(({ row }) => isZero(row))).toBe(false);
  });

  it('may be empty', () => {
    const empty = new VectorIndex(new Float32Array(0), dimensions);
    expect(empty.nearest(vectors.subarray(0, dimensions), 5)).toEqual([]);
  });
});

describe('buckets', () => {
  it('are as many as the square root of the number of vectors, none empty, and the same for the same vectors', () => {
    const buckets = bucketsOf(vectors, dimensions);
    expect(buckets.centroids.length / dimensions).toBe(Math.round(Math.sqrt(count)));
    expect(new Set(buckets.of).size).toBeGreaterThan(30);
    expect(Math.max(...buckets.of)).toBeLessThan(buckets.centroids.length / dimensions);
    expect(bucketsOf(vectors, dimensions)).toEqual(buckets);
    expect(buckets.centroids.every(Number.isFinite)).toBe(true);
  });

  it('exist for one vector and for those that are all the same', () => {
    const same = Float32Array.from({ length: 9 * dimensions }, (_, at) => (at % dimensions === 0 ? 1 : 0));
    expect(new Set(bucketsOf(same, dimensions).of).size).toBe(1);
    expect([...bucketsOf(same.subarray(0, dimensions), dimensions).of]).toEqual([0]);
  });
});

describe('the graph of neighbours', () => {
  it('contains exactly the nearest of each where all are compared', () => {
    const few = new VectorIndex(vectors.subarray(0, 200 * dimensions), dimensions);
    const graph = neighbourGraph(few, 5);
    for (let row = 0; row < few.count; row += 1) {
      const right = few.nearest(few.vectorAt(row), 5, (other) => other !== row);
      const own = graph.rows.subarray(row * 5, row * 5 + 5);
      expect([...own]).toEqual([...right.map((near) => near.row), -1, -1, -1, -1, -1].slice(0, 5));
    }
  });

  it('contains nearly all of them where buckets are searched, none twice, and never the row itself', () => {
    const size = 10;
    const graph = neighbourGraph(divided, size);
    const found = (row: number) => [...graph.rows.subarray(row * size, (row + 1) * size)].filter((other) => other >= 0);
    expect(recall(found, asked)).toBeGreaterThanOrEqual(0.95);
    for (const row of rows) {
      expect(new Set(found(row)).size).toBe(isZero(row) ? 0 : size);
      expect(found(row)).not.toContain(row);
      const similarities = graph.similarities.subarray(row * size, row * size + found(row).length);
      expect([...similarities]).toEqual([...similarities].sort((a, b) => b - a));
    }
    expect(neighbourGraph(divided, size)).toEqual(graph);
  });

  it('reports its progress, which never decreases', () => {
    const shares: number[] = [];
    neighbourGraph(divided, 5, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});
