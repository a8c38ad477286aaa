import { afterEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { ComparedVectors } from './compared-vectors.ts';
import { unitVectors } from './stored-vectors.ts';
import { VectorIndex } from './vector-index.ts';

const dimensions = 24;
const count = 1100;
const random = seededRandom(5);
const stored = Int8Array.from({ length: count * dimensions }, () => Math.floor(random() * 255) - 127);
stored.fill(0, 7 * dimensions, 8 * dimensions);
const vectorOf = (row: number) => unitVectors(stored.subarray(row * dimensions, (row + 1) * dimensions), dimensions);

afterEach(() => vi.restoreAllMocks());

describe('vectors that are all compared', () => {
  it('are found as by an index without buckets', async () => {
    const vectors = await ComparedVectors.prepare(stored, dimensions);
    const index = new VectorIndex(unitVectors(stored, dimensions), dimensions);
    for (const row of [0, 255, 256, count - 1]) {
      const found = await vectors.nearest(vectorOf(row), 30);
      expect(found).toEqual(index.nearest(vectorOf(row), 30));
      expect(found[0]?.row).toBe(row);
    }
    // As many as there are in the same half of the space, and never the zero vector.
    expect(await vectors.nearest(vectorOf(0), count)).toEqual(index.nearest(vectorOf(0), count));
    expect(vectors.bytes).toBe(count * dimensions * 4);
  });

  it('may be none', async () => {
    const vectors = await ComparedVectors.prepare(new Int8Array(0), dimensions);
    expect(await vectors.nearest(vectorOf(0), 5)).toEqual([]);
  });

  it('let other work run while they are prepared and searched', async () => {
    // Each look at the clock is 20 ms later, so every part takes longer than the main thread may be blocked.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    let turns = 0;
    let counting = true;
    const other = () => {
      turns += 1;
      if (counting) setImmediate(other);
    };
    setImmediate(other);
    const vectors = await ComparedVectors.prepare(stored, dimensions);
    const whilePrepared = turns;
    await vectors.nearest(vectorOf(0), 5);
    counting = false;
    expect([whilePrepared >= 4, turns - whilePrepared >= 4]).toEqual([true, true]);
  });
});
