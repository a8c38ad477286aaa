import { seededRandom } from '#platform/numbers/random.ts';
import type { VectorIndex } from '#platform/vectors/vector-index.ts';
import { gapFor } from './spread.rules.ts';
import { onMap, worldSize } from './to-world.rules.ts';

/** Points that have positions, by the rows of an index. */
export interface PlacedRows {
  /** 0 to 65,535. */
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** The group of each; -1 for none. */
  readonly group: Int32Array;
  /** 1 for a row that has a position. */
  readonly isPlaced: Uint8Array;
}

const asked = 8;

/**
 * Places rows without a position among the rows most similar to them, and assigns their group; the others stay where
 * they are. A row without similar ones is placed at the edge. Changes `placed`. The same input yields the same
 * positions.
 */
export function placeAmong(index: VectorIndex, rows: readonly number[], placed: PlacedRows): void {
  const wasPlaced = placed.isPlaced.slice();
  for (const row of rows) {
    const near = index.nearest(index.vectorAt(row), asked, (other) => other !== row && wasPlaced[other] === 1);
    const random = seededRandom(row + 1);
    const angle = random() * 2 * Math.PI;
    placed.isPlaced[row] = 1;
    if (near.length === 0) {
      placed.x[row] = onMap(worldSize * (0.5 + 0.47 * Math.cos(angle)));
      placed.y[row] = onMap(worldSize * (0.5 + 0.47 * Math.sin(angle)));
      placed.group[row] = -1;
      continue;
    }
    // The mean of neighbours in different groups would be an empty place between them.
    const group = strongest(near.map((one) => [placed.group[one.row] as number, one.similarity ** 2]));
    const ofGroup = near.filter((one) => placed.group[one.row] === group);
    let [x, y, total] = [0, 0, 0];
    for (const one of ofGroup) {
      const weight = one.similarity ** 4;
      x += weight * (placed.x[one.row] as number);
      y += weight * (placed.y[one.row] as number);
      total += weight;
    }
    // Slightly off its neighbours, so that it can be seen.
    const distance = gapFor(index.count) * (0.5 + random());
    placed.x[row] = onMap(x / total + distance * Math.cos(angle));
    placed.y[row] = onMap(y / total + distance * Math.sin(angle));
    placed.group[row] = group;
  }
}

/** The key with the largest sum; of equal ones the smallest. */
function strongest(votes: readonly (readonly [key: number, weight: number])[]): number {
  const sums = new Map<number, number>();
  for (const [key, weight] of votes) sums.set(key, (sums.get(key) ?? 0) + weight);
  return [...sums].sort(([a, sumA], [b, sumB]) => sumB - sumA || a - b)[0]?.[0] ?? -1;
}
