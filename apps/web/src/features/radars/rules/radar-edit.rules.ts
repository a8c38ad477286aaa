import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import type { RadarChangeGiven } from '../api/change-radar.ts';

/** A name of a sector, a ring or an impact, with the one it had. */
export interface EditedName {
  readonly name: string;
  readonly was: string;
}

/** What of a blip can be edited. */
export type EditedBlip = { readonly id: string } & Partial<
  Pick<
    BlipAttributes,
    | 'label'
    | 'domain'
    | 'ring'
    | 'position'
    | 'angle'
    | 'impact'
    | 'impacts'
    | 'rationale'
    | 'trend_slug'
    | 'card_slugs'
    | 'imported_movement'
  >
>;

/** A step of editing: the smallest change that says what was done. */
export interface RadarEdit {
  readonly title?: string;
  readonly challenge?: string | null;
  readonly description?: string | null;
  readonly audience?: string | null;
  readonly domains?: readonly EditedName[];
  readonly rings?: readonly EditedName[];
  readonly impacts?: readonly EditedName[];
  readonly changed_blips?: readonly EditedBlip[];
  readonly removed_blips?: readonly string[];
}

const texts = ['title', 'challenge', 'description', 'audience'] as const;
const lists = ['domains', 'rings', 'impacts'] as const;
const editable = [
  'label',
  'domain',
  'ring',
  'position',
  'angle',
  'impact',
  'impacts',
  'rationale',
  'trend_slug',
  'card_slugs',
  'imported_movement',
] as const;

/** The radar as it is after an edit, as far as this device knows: titles of new evidence come with the answer. */
export function applyEdit(radar: RadarAttributes, edit: RadarEdit): RadarAttributes {
  const names = Object.fromEntries(
    lists.flatMap((list) => (edit[list] ? [[list, edit[list].map(({ name }) => name)]] : [])),
  );
  const words = Object.fromEntries(texts.flatMap((text) => (edit[text] === undefined ? [] : [[text, edit[text]]])));
  const removed = new Set(edit.removed_blips);
  const blips = new Map(
    radar.blips.filter(({ id }) => !removed.has(id)).map((blip) => [blip.id, renamedBlip(blip, edit)]),
  );
  for (const change of edit.changed_blips ?? []) {
    const before = blips.get(change.id);
    const blip = before ? withEvidence({ ...before, ...change }, change) : newBlip(change);
    if (blip) blips.set(change.id, blip);
  }
  return { ...radar, ...words, ...names, blips: [...blips.values()], blip_count: blips.size };
}

/** The edit that takes another one back, of the radar before it. */
export function inverseOf(radar: RadarAttributes, edit: RadarEdit): RadarEdit {
  const before = new Map(radar.blips.map((blip) => [blip.id, blip]));
  const words = Object.fromEntries(texts.flatMap((text) => (edit[text] === undefined ? [] : [[text, radar[text]]])));
  const names = Object.fromEntries(
    lists.flatMap((list) => (edit[list] ? [[list, namesBack(radar[list], edit[list])]] : [])),
  );
  const changed = (edit.changed_blips ?? []).flatMap((change): EditedBlip[] => {
    const blip = before.get(change.id);
    return blip ? [pick(blip, Object.keys(change))] : [];
  });
  const removed = (edit.removed_blips ?? []).flatMap((id): EditedBlip[] => {
    const blip = before.get(id);
    return blip ? [pick(blip, editable)] : [];
  });
  const created = (edit.changed_blips ?? []).flatMap(({ id }) => (before.has(id) ? [] : [id]));
  const whole = new Set(removed.map(({ id }) => id));
  const named = new Map(changed.filter(({ id }) => !whole.has(id)).map((blip) => [blip.id, blip]));
  for (const { id, impacts } of blipsLosing(radar, edit.impacts)) {
    if (!whole.has(id)) named.set(id, { ...named.get(id), id, impacts });
  }
  const back = [...named.values(), ...removed];
  return {
    ...words,
    ...names,
    ...(back.length > 0 && { changed_blips: back }),
    ...(created.length > 0 && { removed_blips: created }),
  };
}

/** Two edits as one, or undefined if they have to be sent one after the other, since names change in between. */
export function mergeEdits(first: RadarEdit, then: RadarEdit): RadarEdit | undefined {
  if ([first, then].some((edit) => lists.some((list) => edit[list]) || edit.removed_blips)) return undefined;
  const blips = new Map((first.changed_blips ?? []).map((blip) => [blip.id, blip]));
  for (const blip of then.changed_blips ?? []) blips.set(blip.id, { ...blips.get(blip.id), ...blip });
  return { ...first, ...then, ...(blips.size > 0 && { changed_blips: [...blips.values()] }) };
}

/** The parts of an edit that can be sent by themselves: one for each blip, and one for everything else. */
export function splitEdit({ changed_blips = [], ...rest }: RadarEdit): RadarEdit[] {
  const isRenaming = lists.some((list) => rest[list]) || rest.removed_blips !== undefined;
  if (isRenaming) return [{ ...rest, changed_blips }];
  const others = Object.keys(rest).length > 0 ? [rest] : [];
  return [...others, ...changed_blips.map((blip) => ({ changed_blips: [blip] }))];
}

/** The edit as the API takes it. */
export const bodyOf = (edit: RadarEdit): RadarChangeGiven => ({
  ...edit,
  domains: edit.domains && [...edit.domains],
  rings: edit.rings && [...edit.rings],
  impacts: edit.impacts && [...edit.impacts],
  changed_blips: edit.changed_blips?.map(({ impacts, card_slugs, ...blip }) => ({
    ...blip,
    ...(impacts && { impacts: [...impacts] }),
    ...(card_slugs && { card_slugs: [...card_slugs] }),
  })),
  removed_blips: edit.removed_blips && [...edit.removed_blips],
});

/** The blips that an impact is taken from, since it is left out of the list. */
const blipsLosing = (
  { blips }: RadarAttributes,
  impacts: readonly EditedName[] | undefined,
): readonly BlipAttributes[] => {
  if (!impacts) return [];
  const kept = new Set(impacts.map(({ was }) => nameKey(was)));
  return blips.filter((blip) => blip.impacts.some((name) => !kept.has(nameKey(name))));
};

/** The names before an edit, each with the one it got. */
const namesBack = (before: readonly string[], after: readonly EditedName[]): EditedName[] =>
  before.map((name) => ({
    name,
    was: after.find(({ was }) => nameKey(was) === nameKey(name))?.name ?? name,
  }));

function renamedBlip(blip: BlipAttributes, { domains, rings, impacts }: RadarEdit): BlipAttributes {
  const renamed = (names: readonly EditedName[] | undefined, name: string) =>
    names?.find(({ was }) => nameKey(was) === nameKey(name))?.name ?? name;
  return {
    ...blip,
    domain: renamed(domains, blip.domain),
    ring: renamed(rings, blip.ring),
    impacts: blip.impacts
      .map((name) => renamed(impacts, name))
      .filter((name) => !impacts || impacts.some((one) => nameKey(one.name) === nameKey(name))),
  };
}

const pick = (blip: BlipAttributes, fields: readonly string[]): EditedBlip => ({
  ...Object.fromEntries(editable.filter((field) => fields.includes(field)).map((field) => [field, blip[field]])),
  id: blip.id,
});

/** Evidence that is no longer named is not shown any more. */
const withEvidence = (blip: BlipAttributes, { trend_slug, card_slugs }: EditedBlip): BlipAttributes => ({
  ...blip,
  trend: trend_slug === undefined || blip.trend?.slug === trend_slug ? blip.trend : null,
  cards: card_slugs ? blip.cards.filter(({ slug }) => card_slugs.includes(slug)) : blip.cards,
});

function newBlip({ label, domain, ring, ...rest }: EditedBlip): BlipAttributes | undefined {
  if (label === undefined || domain === undefined || ring === undefined) return undefined;
  return {
    label,
    domain,
    ring,
    position: 0.5,
    angle: null,
    impact: 3,
    impacts: [],
    rationale: null,
    trend_slug: null,
    card_slugs: [],
    imported_movement: null,
    trend: null,
    cards: [],
    tags: [],
    direction: null,
    ...rest,
  };
}
