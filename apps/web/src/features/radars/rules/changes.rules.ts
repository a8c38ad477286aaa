import type { BlipComparison, Circle, RadarComparison, RadarLayout } from '@foreglow/contract';
import type { VersionBlip } from './versions.rules.ts';

/** The kinds of changes, in the order in which they are listed. */
export const changeKinds = ['new', 'in', 'out', 'sector', 'larger', 'smaller', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A blip that changed. */
export interface Change {
  /** As it is in the later version; one that is gone as it was. */
  readonly blip: VersionBlip;
  /** As it was; null for a new one. */
  readonly before: VersionBlip | null;
}

/** What changed, by kind. A blip that moved and grew is listed under both. */
export type Changes = Readonly<Record<ChangeKind, readonly Change[]>>;

type Compared = BlipComparison<VersionBlip>;

/** Sorts a comparison by the kinds of changes. */
export function changesOf({ blips, gone }: RadarComparison<VersionBlip>): Changes {
  const those = (fits: (one: Compared) => boolean): Change[] => blips.filter(fits);
  return {
    new: those(({ movement }) => movement === 'new'),
    in: those(({ movement }) => movement === 'in'),
    out: those(({ movement }) => movement === 'out'),
    sector: those(({ changedDomain }) => changedDomain),
    larger: those(({ growth }) => growth > 0),
    smaller: those(({ growth }) => growth < 0),
    gone: gone.map((blip) => ({ blip, before: blip })),
  };
}

/** Whether a blip is what it was. */
export const isUnchanged = ({ movement, changedDomain, growth }: Compared): boolean =>
  movement === 'unchanged' && !changedDomain && growth === 0;

/** What a picture shows of a change below the blips. */
export interface Trail {
  readonly id: string;
  readonly kind: 'moved' | 'resized' | 'gone';
  /** Where it was. */
  readonly from: Circle;
  /** Where it is; null if it is gone. */
  readonly to: Circle | null;
}

/** The trails from the old places to the new ones, the outlines of other sizes, and the places of what is gone. */
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
    const moved = one.movement !== 'unchanged' || one.changedDomain;
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
