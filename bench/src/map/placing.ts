import { makeLayout } from '../../../apps/api/src/features/map/layout/make-layout.ts';
import { dimensions } from '../../../apps/api/src/platform/vectors/stored-vectors.ts';
import { table } from '../table.ts';
import { generatedVectors } from './generated-vectors.ts';
import { noTerms, seconds, timed } from './layouts.ts';

const placed = 20_000;
const added = 100;

/** How long it takes to place some more cards on a large map, and whether the others stay where they are. */
export function measurePlacing(): string[] {
  const all = generatedVectors(placed + added, dimensions);
  const first = all.subarray(0, placed * dimensions);
  const before = makeLayout({ vectors: first, terms: noTerms, before: null, full: true }, () => undefined);
  const grown = <T extends Uint16Array | Int32Array>(column: T, into: T): T => {
    into.set(column);
    return into;
  };
  const input = {
    vectors: all,
    terms: noTerms,
    full: false,
    before: {
      x: grown(before.x, new Uint16Array(placed + added)),
      y: grown(before.y, new Uint16Array(placed + added)),
      group: grown(before.group, new Int32Array(placed + added).fill(-1)),
      isPlaced: new Uint8Array(placed + added).fill(1, 0, placed),
    },
  };
  const { result, seconds: taken } = timed(() => makeLayout(input, () => undefined));
  const moved = before.x.reduce(
    (sum, x, row) => sum + (x !== result.x[row] || before.y[row] !== result.y[row] ? 1 : 0),
    0,
  );
  const what = `${added} more among ${placed.toLocaleString('en')}`;
  return [
    '### Placing more cards',
    table(['cards', 'seconds', 'others moved'], [[what, seconds(taken), String(moved)]]),
  ];
}
