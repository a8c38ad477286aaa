import type { DumpAttributes, RadarAttributes, RadarLayout, RadarShape, ReadDumpAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { type CompareView, now } from './compare-view.rules.ts';
import { layoutInputOf, readBlips } from './read-blips.rules.ts';

/** The values of a blip by which versions are compared. */
export interface VersionBlip {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly domain: string;
  readonly ring: string;
  readonly impact: number;
}

/** A version of a radar: a published one, or its current state. */
export interface Version {
  /** Undefined for the current state. */
  readonly number: number | undefined;
  /** The date of publication; undefined for the current state. */
  readonly createdAt: string | undefined;
  readonly challenge: string | null;
  readonly domains: readonly string[];
  readonly rings: readonly string[];
  readonly blips: readonly VersionBlip[];
  readonly layout: RadarLayout;
}

/** The current state of the radar. */
export function versionOfNow(radar: RadarAttributes, shape: RadarShape): Version {
  const { challenge, domains, rings } = radar;
  const layout = layoutRadar(layoutInputOf(radar, { shape, sector: '' }));
  return { number: undefined, createdAt: undefined, challenge, domains, rings, blips: readBlips(radar), layout };
}

/** An edition, with the positions that it had. */
export function versionOfDump(dump: ReadDumpAttributes, shape: RadarShape): Version {
  const { challenge, domains, rings, blips } = dump.content;
  return {
    number: dump.number,
    createdAt: dump.created_at,
    challenge,
    domains,
    rings,
    blips,
    layout: dump.layouts[shape],
  };
}

/** The versions that an address compares, as slug or `now`; undefined if none was published. */
export function pairOf(
  { from, to }: Pick<CompareView, 'from' | 'to'>,
  dumps: readonly Pick<DumpAttributes, 'slug'>[],
): { readonly from: string; readonly to: string } | undefined {
  const [last, before] = dumps.map(({ slug }) => slug);
  if (last === undefined) return undefined;
  const known = (slug: string) => slug === now || dumps.some((dump) => dump.slug === slug);
  const later = known(to) ? to : before === undefined ? now : last;
  const earlier = from !== now && known(from) ? from : usual(later, dumps);
  return { from: earlier, to: later };
}

/** The version before another one; the first version if there is none before. */
function usual(later: string, dumps: readonly Pick<DumpAttributes, 'slug'>[]): string {
  const at = dumps.findIndex(({ slug }) => slug === later);
  return (dumps[at + 1] ?? dumps.at(-1))?.slug ?? later;
}
