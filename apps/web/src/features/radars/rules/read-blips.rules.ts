import {
  type BlipAttributes,
  inNaturalOrder,
  type Movement,
  type RadarAttributes,
  type RadarShape,
} from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { numberBlips } from '@foreglow/pictures/radars/layout/number-blips';
import { type Field, placesOf } from '@foreglow/pictures/radars/layout/places';
import type { LayoutInput } from '@foreglow/pictures/radars/layout/types';
import { evidenceOf, reasonOf } from './from-trend.rules.ts';
import type { BlipFilters } from './radar-view.rules.ts';

/**
 * A blip of a radar with values that depend on other blips or versions: its number, and its movement since the last
 * version.
 */
export interface ReadBlip extends BlipAttributes {
  readonly number: number;
  readonly movement: Movement | null;
}

/** The blips of a radar in the order of their numbers. */
export function readBlips(radar: Pick<RadarAttributes, 'domains' | 'rings' | 'blips' | 'movements'>): ReadBlip[] {
  const numbers = numberBlips(placesOf(radar, radar.blips));
  return radar.blips
    .map((blip): ReadBlip => {
      const movement = radar.movements ? (radar.movements[blip.id] ?? null) : blip.imported_movement;
      return { ...blip, number: numbers.get(blip.id) ?? 0, movement };
    })
    .sort((a, b) => a.number - b.number);
}

/** The input of the layout: all sectors, or a single one over the whole disc. */
export function layoutInputOf(
  radar: Field & Pick<RadarAttributes, 'blips'>,
  { shape, sector }: { readonly shape: RadarShape; readonly sector: string },
): LayoutInput {
  const own = radar.domains.filter((name) => nameKey(name) === nameKey(sector));
  const sectors = own.length > 0 ? own : radar.domains;
  const { rings } = radar;
  return { shape, sectors, rings, blips: placesOf({ domains: sectors, rings }, radar.blips) };
}

/** Whether a blip passes the filters and therefore stands out. */
export function passes(blip: ReadBlip, filters: BlipFilters): boolean {
  const { search, impact, affects, tags, directions, movements } = filters;
  const some = <T>(wanted: readonly T[], own: readonly T[]) =>
    wanted.length === 0 || own.some((one) => wanted.includes(one));
  return (
    hasWords(blip, search) &&
    some<string>(impact, [`${blip.impact}`]) &&
    some(affects.map(nameKey), blip.impacts.map(nameKey)) &&
    some(
      tags,
      blip.tags.map(({ name }) => name),
    ) &&
    some(directions, blip.direction ? [blip.direction] : []) &&
    some(movements, blip.movement ? [blip.movement] : [])
  );
}

/** Whether every word of a search occurs in the label, the reason or the titles of the evidence. */
function hasWords(blip: ReadBlip, search: string): boolean {
  const words = nameKey(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { label, trend } = blip;
  const texts = [label, reasonOf(blip) ?? '', trend?.title ?? '', ...evidenceOf(blip).map(({ title }) => title)];
  const text = nameKey(texts.join('\n'));
  return words.every((word) => text.includes(word));
}

/** A sector with its blips. */
export interface SectorOf<B> {
  readonly name: string;
  readonly blips: readonly B[];
}

/** The sectors that contain any of these blips, each with its blips. */
export const bySector = <B extends { readonly domain: string }>(
  sectors: readonly string[],
  blips: readonly B[],
): SectorOf<B>[] =>
  sectors
    .map((name) => ({ name, blips: blips.filter(({ domain }) => nameKey(domain) === nameKey(name)) }))
    .filter(({ blips: own }) => own.length > 0);

/** The tags of the blips, each with its number of blips, ordered by name. */
export function tagsOf(blips: readonly ReadBlip[]) {
  const found = new Map<string, { name: string; color: ReadBlip['tags'][number]['color']; count: number }>();
  for (const { tags } of blips) {
    for (const { name, color } of tags) {
      found.set(name, { name, color, count: (found.get(name)?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => inNaturalOrder(a.name, b.name));
}
