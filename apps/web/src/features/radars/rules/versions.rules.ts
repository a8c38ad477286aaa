import type { DumpAttributes, RadarAttributes, RadarLayout, RadarShape, ReadDumpAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/contract/radars/layout/layout';
import { type CompareView, now } from './compare-view.rules.ts';
import { layoutInputOf, readBlips } from './read-blips.rules.ts';

/** A blip of a version, as far as versions are compared. */
export interface VersionBlip {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly domain: string;
  readonly ring: string;
  readonly impact: number;
}

/** A version of a radar: one that was published, or what it is now. */
export interface Version {
  /** Undefined for what it is now. */
  readonly number: number | undefined;
  /** When it was published; undefined for what it is now. */
  readonly createdAt: string | undefined;
  readonly challenge: string | null;
  readonly domains: readonly string[];
  readonly rings: readonly string[];
  readonly blips: readonly VersionBlip[];
  readonly layout: RadarLayout;
}

/** The radar as it is now. */
export function versionOfNow(radar: RadarAttributes, shape: RadarShape): Version {
  const { challenge, domains, rings } = radar;
  const layout = layoutRadar(layoutInputOf(radar, { shape, sector: '' }));
  return { number: undefined, createdAt: undefined, challenge, domains, rings, blips: readBlips(radar), layout };
}

/** A published version, with the places as they were then. */
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

/** Which versions an address compares, by slug or `now`; undefined without any that was published. */
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

/** The version before another one; of the first one itself. */
function usual(later: string, dumps: readonly Pick<DumpAttributes, 'slug'>[]): string {
  const at = dumps.findIndex(({ slug }) => slug === later);
  return (dumps[at + 1] ?? dumps.at(-1))?.slug ?? later;
}
