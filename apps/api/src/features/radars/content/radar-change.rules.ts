import { isDeepStrictEqual } from 'node:util';
import { type BlipChange, limits, type NewBlip, nameKey, type RadarChange } from '@foreglow/contract';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { Blip, RadarFields } from '../radar.ts';
import { type ChangedNames, changedNames, renaming } from './radar-names.rules.ts';

/** A radar with its blips, before or after a change. */
export interface RadarContent extends RadarFields {
  /** In the order in which they were created. */
  readonly blips: readonly Blip[];
}

/** A radar without any content. */
export const emptyRadar: RadarContent = {
  title: '',
  challenge: null,
  description: null,
  audience: null,
  sectors: [],
  rings: [],
  impacts: [],
  blips: [],
};

/** The evidence of a blip named in a change; undefined keeps the current evidence. */
export interface GivenEvidence {
  readonly blipId: string;
  readonly trendSlug: string | null | undefined;
  readonly cardSlugs: readonly string[] | undefined;
  /** The position of the blip in the change, as a JSON pointer. */
  readonly pointer: string;
}

export interface ChangedRadar {
  readonly content: RadarContent;
  readonly names: ChangedNames;
  /** Ids of the blips that were created, or differ from before in more than what the names they refer to are called. */
  readonly writtenIds: ReadonlySet<string>;
  readonly removedIds: readonly string[];
  readonly evidence: readonly GivenEvidence[];
}

type GivenBlip = Partial<Omit<NewBlip, 'id'>> & { readonly id?: string | undefined };

const attributes = '/data/attributes';
const fault = (pointer: string, detail: string): ProblemItem => ({
  code: 'invalid_attribute',
  detail,
  source: { pointer },
});

/**
 * The radar after a change. Blips follow the new names of sectors, rings and impacts; an impact that is left out is
 * removed from them. Throws the 422 problem with all faults: blips in sectors or rings that the radar does not have
 * (any more), unknown impacts, a new blip without label, sector or ring, two blips with the same id, too many blips.
 */
export function changeRadar(before: RadarContent, change: RadarChange): ChangedRadar {
  const faults: ProblemItem[] = [];
  const kept = <T>(given: T | undefined, stored: T): T => (given === undefined ? stored : given);
  const fields: RadarFields = {
    title: kept(change.title, before.title),
    challenge: kept(change.challenge, before.challenge),
    description: kept(change.description, before.description),
    audience: kept(change.audience, before.audience),
    sectors: change.domains?.map(({ name }) => name) ?? before.sectors,
    rings: change.rings?.map(({ name }) => name) ?? before.rings,
    impacts: change.impacts?.map(({ name }) => name) ?? before.impacts,
  };
  const names = {
    sector: changedNames(before.sectors, change.domains),
    ring: changedNames(before.rings, change.rings),
    impact: changedNames(before.impacts, change.impacts),
  };
  const { renamed, losesName } = renaming(names);
  const stored = new Map(before.blips.map((blip) => [blip.id, renamed(blip)]));
  const lost = new Set(before.blips.filter(losesName).map(({ id }) => id));

  const removed = new Set(change.removed_blips);
  const blips = new Map([...stored].filter(([id]) => !change.blips && !removed.has(id)));
  const evidence: GivenEvidence[] = [];
  const seen = new Set<string>();
  const put = (list: 'blips' | 'changed_blips', given: readonly (NewBlip | BlipChange)[] = []) => {
    for (const [at, one] of given.entries()) {
      const pointer = `${attributes}/${list}/${at}`;
      const id = one.id ?? newSlug('');
      if (seen.has(id)) faults.push(fault(`${pointer}/id`, 'Two blips have this id.'));
      seen.add(id);
      const isWhole = list === 'blips';
      const blip = blipOf(
        id,
        { ...one, sequence: one.sequence ?? stored.get(id)?.sequence },
        isWhole ? undefined : blips.get(id),
      );
      if (!blip) {
        faults.push(
          fault(`${pointer}/id`, 'The radar has no such blip. A new one needs a label, a sector and a ring.'),
        );
        continue;
      }
      blips.set(id, inNames(blip, one, fields, pointer, faults));
      evidence.push({
        blipId: id,
        // A complete list contains all the evidence of each blip.
        trendSlug: isWhole ? (one.trend_slug ?? null) : one.trend_slug,
        cardSlugs: isWhole ? (one.card_slugs ?? []) : one.card_slugs,
        pointer,
      });
    }
  };
  put('blips', change.blips);
  put('changed_blips', change.changed_blips);
  if (blips.size > limits.radarBlips) {
    const list = change.blips ? 'blips' : 'changed_blips';
    faults.push(fault(`${attributes}/${list}`, `A radar has at most ${limits.radarBlips} blips.`));
  }
  const content = { ...fields, blips: [...blips.values()].map((blip) => withKnownImpacts(blip, fields.impacts)) };
  faults.push(...orphans(content, seen));
  const [first, ...rest] = faults;
  if (first) throw new Problem([first, ...rest]);
  return {
    content,
    names,
    writtenIds: new Set(
      content.blips.filter((blip) => lost.has(blip.id) || !same(blip, stored.get(blip.id))).map(({ id }) => id),
    ),
    removedIds: before.blips.flatMap(({ id }) => (blips.has(id) ? [] : [id])),
    evidence,
  };
}

/** True if a change leaves a radar as it is. Evidence that is given counts as a change. */
export const isUnchanged = (before: RadarContent, { content, evidence }: ChangedRadar): boolean =>
  evidence.length === 0 && isDeepStrictEqual(content, before);

/** The blip with the id after its change; undefined if it is new and lacks a required field. */
function blipOf(id: string, given: GivenBlip, stored: Blip | undefined): Blip | undefined {
  const label = given.label ?? stored?.label;
  const sector = given.domain ?? stored?.sector;
  const ring = given.ring ?? stored?.ring;
  if (label === undefined || sector === undefined || ring === undefined) return undefined;
  return {
    id,
    sequence: given.sequence,
    label,
    sector,
    ring,
    position: given.position ?? stored?.position ?? 0.5,
    angle: given.angle === undefined ? (stored?.angle ?? null) : given.angle,
    impact: given.impact ?? stored?.impact ?? 3,
    impacts: given.impacts ?? stored?.impacts ?? [],
    rationale: given.rationale === undefined ? (stored?.rationale ?? null) : given.rationale,
    importedMovement:
      given.imported_movement === undefined ? (stored?.importedMovement ?? null) : given.imported_movement,
  };
}

/** The blip with its names in the spelling of the radar. Adds a fault for every name that the radar does not have. */
function inNames(blip: Blip, given: GivenBlip, fields: RadarFields, pointer: string, faults: ProblemItem[]): Blip {
  const spelled = (names: readonly string[], name: string) => names.find((one) => nameKey(one) === nameKey(name));
  const sector = spelled(fields.sectors, blip.sector);
  const ring = spelled(fields.rings, blip.ring);
  if (!sector) faults.push(fault(`${pointer}/domain`, `The radar has no sector «${blip.sector}».`));
  if (!ring) faults.push(fault(`${pointer}/ring`, `The radar has no ring «${blip.ring}».`));
  for (const [at, impact] of (given.impacts ?? []).entries()) {
    if (!spelled(fields.impacts, impact)) {
      faults.push(fault(`${pointer}/impacts/${at}`, `The radar has no impact «${impact}».`));
    }
  }
  const impacts = [...new Set(blip.impacts.map((impact) => spelled(fields.impacts, impact) ?? impact))];
  return { ...blip, sector: sector ?? blip.sector, ring: ring ?? blip.ring, impacts };
}

const withKnownImpacts = (blip: Blip, impacts: readonly string[]): Blip => {
  const known = new Set(impacts.map(nameKey));
  return blip.impacts.every((impact) => known.has(nameKey(impact)))
    ? blip
    : { ...blip, impacts: blip.impacts.filter((impact) => known.has(nameKey(impact))) };
};

/** A fault for each sector and ring that is left out although blips are in it that the change does not mention. */
function orphans({ blips, sectors, rings }: RadarContent, mentioned: ReadonlySet<string>): ProblemItem[] {
  const left = blips.filter(({ id }) => !mentioned.has(id));
  const faultsOf = (attribute: 'domains' | 'rings', names: readonly string[], nameOf: (blip: Blip) => string) => {
    const known = new Set(names.map(nameKey));
    const lost = Map.groupBy(
      left.map(nameOf).filter((name) => !known.has(nameKey(name))),
      (name) => name,
    );
    return [...lost].map(([name, all]) =>
      fault(`${attributes}/${attribute}`, `Blips in «${name}»: ${all.length}. Move or remove them first.`),
    );
  };
  return [...faultsOf('domains', sectors, ({ sector }) => sector), ...faultsOf('rings', rings, ({ ring }) => ring)];
}

const same = (blip: Blip, stored: Blip | undefined): boolean =>
  stored !== undefined && JSON.stringify(stored) === JSON.stringify(blip);
