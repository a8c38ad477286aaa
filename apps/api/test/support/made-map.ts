import { type MapGroup, noMapGroup } from '@foreglow/contract';
import type { ExportedMap } from '#features/exports/content/content.ts';

type Given = Partial<Pick<MapGroup, 'name' | 'words'>> & { readonly count: number };

/**
 * A map in the form that exports use: coarse groups with one fine group each. The cards of each group are around a
 * separate place.
 */
export function exportedMap(given: readonly Given[], others: { alone?: number; unplaced?: number } = {}): ExportedMap {
  const { alone = 0, unplaced = 0 } = others;
  const groups = (level: MapGroup['level']) =>
    given.map(({ name = null, words = [], count }, at): MapGroup => {
      const [id, parent_id] = level === 'coarse' ? [`c${at}`, null] : [`f${at}`, `c${at}`];
      return { id, level, parent_id, name, words: [...words], count, x: 15_000 * (at + 1), y: 30_000 };
    });
  const group = Uint8Array.from([
    ...given.flatMap(({ count }, at) => Array.from({ length: count }, () => at)),
    ...Array.from({ length: alone }, () => noMapGroup),
  ]);
  return {
    cardIds: Float64Array.from(group, (_, at) => at + 1),
    points: {
      count: group.length,
      x: Uint16Array.from(group, (number, at) => (number === noMapGroup ? 60_000 : 15_000 * (number + 1)) + 20 * at),
      y: Uint16Array.from(group, (_, at) => 30_000 + 20 * at),
      group,
      uses: new Uint8Array(group.length),
    },
    groups: [...groups('coarse'), ...groups('fine')],
    unplaced,
  };
}
