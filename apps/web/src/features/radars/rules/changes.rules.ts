import type { BlipComparison, Circle, RadarComparison, RadarLayout } from '@foreglow/contract';
import type { VersionBlip } from './versions.rules.ts';

/** The kinds of changes, in the order in which they are listed. */
export const changeKinds = ['in', 'out', 'new', 'sector', 'larger', 'smaller', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A blip that changed. */
export interface Change {
  /** The blip in the later version, or in the earlier one if it was removed. */
  readonly blip: VersionBlip;
  /** The blip in the earlier version; null if it is new. */
  readonly before: VersionBlip | null;
}

/** The changes by kind. A blip that moved and grew is listed under both kinds. */
export type Changes = Readonly<Record<ChangeKind, readonly Change[]>>;

type Compared = BlipComparison<VersionBlip>;

/** Groups a comparison by kinds of changes. */
export function changesOf({ blips, gone }: RadarComparison<VersionBlip>): Changes {
  const those = (fits: (one: Compared) => boolean): Change[] => blips.filter(fits);
  return {
    new: those(({ movement }) => movement === 'new'),
    in: those(({ movement }) => movement === 'in'),
    out: those(({ movement }) => movement === 'out'),
    sector: those(({ changedSector }) => changedSector),
    larger: those(({ growth }) => growth > 0),
    smaller: those(({ growth }) => growth < 0),
    gone: gone.map((blip) => ({ blip, before: blip })),
  };
}

/** Whether a blip is unchanged. */
export const isUnchanged = ({ movement, changedSector, growth }: Compared): boolean =>
  movement === 'unchanged' && !changedSector && growth === 0;

/** The trace of a change that a picture shows below the blips. */
export interface Trail {
  readonly id: string;
  readonly kind: 'moved' | 'resized' | 'gone';
  /** The former position. */
  readonly from: Circle;
  /** The current position; null if the blip was removed. */
  readonly to: Circle | null;
}

/** The trails from old to new positions, the outlines of former sizes, and the positions of removed blips. */
export function trailsOf(
  { blips, gone }: RadarComparison<VersionBlip>,
  earlier: RadarLayout,
  later: RadarLayout,
): Trail[] {
  const was = circlesOf(earlier);
  const is = circlesOf(later);
  const changed = blips.flatMap((one): Trail[] => {
    const from = one.before && was.get(one.before.id);
    const to = is.get(one.blip.id);
    if (!from || !to || isUnchanged(one)) return [];
    const moved = one.movement !== 'unchanged' || one.changedSector;
    return [{ id: one.blip.id, kind: moved ? 'moved' : 'resized', from, to }];
  });
  const left = gone.flatMap(({ id }): Trail[] => {
    const from = was.get(id);
    return from ? [{ id, kind: 'gone', from, to: null }] : [];
  });
  return [...changed, ...left];
}

function circlesOf({ blips, groups }: RadarLayout): Map<string, Circle> {
  const circle = ({ x, y, r }: Circle): Circle => ({ x, y, r });
  return new Map([
    ...blips.map((blip) => [blip.id, circle(blip)] as const),
    ...groups.flatMap((group) => group.ids.map((id) => [id, circle(group)] as const)),
  ]);
}
