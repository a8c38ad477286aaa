import { useMemo, useState } from 'react';
import { flagsOf } from '../rules/bits.rules.ts';
import { pointsOfGroup } from '../rules/groups.rules.ts';
import { type ChooseHow, chosenAfter } from '../rules/selection.rules.ts';
import type { ShownMap } from './use-map-data.ts';
import type { useMapView } from './use-map-view.ts';

interface Selection {
  readonly version: string;
  readonly points: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * What is chosen on a map: points that the user has selected, otherwise those of the group that is open. The group is in
 * the address, the selection is not.
 */
export function useMapChoice(
  { version, grouping, points: all }: ShownMap,
  { view, show }: Pick<ReturnType<typeof useMapView>, 'view' | 'show'>,
) {
  const [kept, setKept] = useState<Selection>({ version, points: nothing });
  // In another version of the map, the same numbers of points mean other cards.
  const selected = kept.version === version ? kept.points : nothing;
  const group = grouping.byId.get(view.group);
  const points = useMemo(() => {
    if (selected.size > 0) return [...selected];
    return group ? pointsOfGroup(group.id, grouping, all) : [];
  }, [selected, group, grouping, all]);
  const flags = useMemo(() => (points.length > 0 ? flagsOf(points, all.count) : null), [points, all.count]);

  const select = (next: ReadonlySet<number>) => {
    setKept({ version, points: next });
    if (view.group !== '') show({ group: '' });
  };
  return {
    /** The group that is open, even if points are selected instead of its own. */
    group,
    /** Whether points are selected, so that the group is not what is chosen. */
    isSelection: selected.size > 0,
    points,
    /** 1 for each chosen point; null: none is chosen. */
    flags,
    /** Points are added to, and removed from, those of the group that is open. */
    choose: (found: readonly number[], how: ChooseHow) => select(chosenAfter(new Set(points), found, how)),
    clear: () => select(nothing),
    chooseGroup: (id: string) => {
      setKept({ version, points: nothing });
      show({ group: id });
    },
  };
}
