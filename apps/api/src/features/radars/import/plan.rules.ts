import {
  type BlipChange,
  limits,
  type NewBlip,
  nameKey,
  type RadarImportAttributes,
  type RadarName,
} from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { RadarContent } from '../content/radar-change.rules.ts';
import type { Blip } from '../radar.ts';
import type { RadarRow, RowBlip } from './radar-rows.rules.ts';

/** The result of an import for a radar, and its report on each row. */
export interface ImportPlan {
  readonly answer: Omit<RadarImportAttributes, 'assumed_encoding' | 'radar_slug' | 'radar_updated_at'>;
  readonly sectors: readonly RadarName[];
  readonly rings: readonly RadarName[];
  readonly impacts: readonly RadarName[];
  /** Complete for new blips, otherwise the fields contained in the file. */
  readonly blips: readonly (NewBlip & BlipChange)[];
  readonly removedIds: readonly string[];
}

/** Well-known names of rings, from the centre outwards. */
const knownRings = [
  ['adopt', 'trial', 'assess', 'caution', 'hold'],
  ['now', 'next', 'later'],
  ['act', 'prepare', 'watch'],
];

/**
 * Applies a file to a radar, or to a new one. A blip of the radar is kept if the file contains its label, and keeps the
 * fields that the file does not contain; if its row has a fault, it stays as it is. If several blips have one label,
 * each row changes one of them. Blips that are not in the file are removed; sectors and rings of the radar stay.
 * `published`: the movements of the radar's blips are those since its last edition, so that the movements in
 * the file count only for new blips. Throws the 422 problem if there are too few or too many sectors or rings.
 */
export function planImport(rows: readonly RadarRow[], radar: RadarContent | undefined, published = false): ImportPlan {
  const blips = rows.flatMap(({ blip }) => blip ?? []);
  const sectors = combined(
    radar?.sectors ?? [],
    blips.map(({ sector }) => sector),
  );
  const rings = combined(radar?.rings ?? [], inKnownOrder(blips.map(({ ring }) => ring)));
  const impacts = combined(
    radar?.impacts ?? [],
    blips.flatMap((blip) => blip.impacts ?? []),
  );
  assertCount('sectors', sectors, limits.radarDomains);
  assertCount('rings', rings, limits.radarRings);
  assertCount('impacts', impacts, { min: 0, max: limits.radarImpacts });

  const stored = pair(blips, radar?.blips ?? []);
  const planned = new Map<number, { blip: NewBlip & BlipChange; outcome: 'new' | 'changed' | 'unchanged' }>();
  for (const { row, blip } of rows) {
    if (!blip) continue;
    const before = stored.get(blip);
    const given = blipOf(inSpelling(blip, { sectors, rings, impacts }), before, published);
    planned.set(row, { blip: given, outcome: before ? (isSame(given, before) ? 'unchanged' : 'changed') : 'new' });
  }
  const outcomes = rows.map((row) => planned.get(row.row)?.outcome ?? 'invalid');
  // A blip whose row has a fault is in the file too: it stays as it is.
  const labels = new Set(rows.map(({ label }) => nameKey(label)));
  const removed = radar?.blips.filter(({ label }) => !labels.has(nameKey(label))) ?? [];
  const count = (outcome: (typeof outcomes)[number]) => outcomes.filter((one) => one === outcome).length;
  return {
    answer: {
      counts: {
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        removed: removed.length,
        invalid: count('invalid'),
      },
      domains: sectors,
      rings,
      rows: rows.map(({ row, label, sector, ring, reasons }, at) => ({
        row,
        label,
        domain: sector,
        ring,
        outcome: outcomes[at] ?? 'invalid',
        reasons: [...reasons],
      })),
      removed: removed.map(({ label }) => label),
    },
    sectors: sectors.map(asIs),
    rings: rings.map(asIs),
    impacts: impacts.map(asIs),
    blips: [...planned.values()].map(({ blip }) => blip),
    removedIds: removed.map(({ id }) => id),
  };
}

/**
 * The stored blip that each row describes: one with the same label in the same sector and ring, otherwise one with the
 * same label. Each stored blip belongs to at most one row.
 */
function pair(rows: readonly RowBlip[], stored: readonly Blip[]): ReadonlyMap<RowBlip, Blip> {
  const byLabel = Map.groupBy(stored, ({ label }) => nameKey(label));
  const pairs = new Map<RowBlip, Blip>();
  for (const mustStay of [true, false]) {
    for (const row of rows) {
      const left = byLabel.get(nameKey(row.label)) ?? [];
      const at = pairs.has(row) ? -1 : left.findIndex((blip) => !mustStay || staysInCell(row, blip));
      const [blip] = at >= 0 ? left.splice(at, 1) : [];
      if (blip) pairs.set(row, blip);
    }
  }
  return pairs;
}

const staysInCell = (row: RowBlip, before: Blip): boolean =>
  nameKey(before.ring) === nameKey(row.ring) && nameKey(before.sector) === nameKey(row.sector);

/** A row with its names in the spelling of the radar, and each impact once. */
function inSpelling(
  row: RowBlip,
  names: Readonly<Record<'sectors' | 'rings' | 'impacts', readonly string[]>>,
): RowBlip {
  const spelled = (known: readonly string[], name: string) =>
    known.find((one) => nameKey(one) === nameKey(name)) ?? name;
  return {
    ...row,
    sector: spelled(names.sectors, row.sector),
    ring: spelled(names.rings, row.ring),
    impacts: row.impacts && [...new Set(row.impacts.map((name) => spelled(names.impacts, name)))],
  };
}

const asIs = (name: string): RadarName => ({ name, was: name });

/** The names of both lists. Equivalent names are included once, in their first spelling. */
function combined(first: readonly string[], then: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const name of [...first, ...then]) if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return [...names.values()];
}

/** Sorts names if all of them belong to a well-known order. */
function inKnownOrder(names: readonly string[]): readonly string[] {
  const order = knownRings.find((known) => names.every((name) => known.includes(nameKey(name))));
  return order ? [...names].sort((a, b) => order.indexOf(nameKey(a)) - order.indexOf(nameKey(b))) : names;
}

function assertCount(things: string, { length }: readonly string[], { min, max }: { min: number; max: number }): void {
  if (length >= min && length <= max) return;
  throw problem('invalid_attribute', `A radar has ${min} to ${max} ${things}, and the file gives it ${length}.`);
}

/** A blip as described in the file. It keeps its place if it stays in its sector and ring. */
function blipOf(row: RowBlip, before: Blip | undefined, published: boolean): NewBlip & BlipChange {
  const stays = before && staysInCell(row, before);
  return {
    id: before?.id ?? newSlug(''),
    label: row.label,
    domain: row.sector,
    ring: row.ring,
    imported_movement: before && published ? before.importedMovement : row.movement,
    ...(row.rationale !== undefined && { rationale: row.rationale }),
    ...(row.impact !== undefined && { impact: row.impact }),
    ...(row.impacts && { impacts: [...row.impacts] }),
    ...(!stays && { position: 0.5, angle: null }),
    ...(row.position !== undefined && { position: row.position }),
  };
}

function isSame(given: NewBlip & BlipChange, before: Blip): boolean {
  const { imported_movement, domain, ...fields } = given;
  const stored: Readonly<Record<string, unknown>> = { ...before };
  return (
    imported_movement === before.importedMovement &&
    domain === before.sector &&
    Object.entries(fields).every(([field, value]) => JSON.stringify(value) === JSON.stringify(stored[field]))
  );
}
