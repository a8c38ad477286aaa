import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import type { RadarChangeGiven } from '../api/change-radar.ts';
import { changedNames, type NamesEdit, nameAfter } from './name-edit.rules.ts';

/** The fields of a blip that can be edited. */
export const editableFields = [
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
  'sequence',
] as const;

/** Changed fields of a blip, or a new blip. */
export type EditedBlip = { readonly id: string } & Partial<Pick<BlipAttributes, (typeof editableFields)[number]>>;

/** A blip to be added. */
export type NewBlip = Omit<EditedBlip, 'id'> & Pick<BlipAttributes, 'label' | 'domain' | 'ring'>;

/** A step of editing: the smallest change that describes it. */
export interface RadarEdit {
  readonly title?: string;
  readonly challenge?: string | null;
  readonly description?: string | null;
  readonly audience?: string | null;
  readonly domains?: NamesEdit;
  readonly rings?: NamesEdit;
  readonly impacts?: NamesEdit;
  readonly changed_blips?: readonly EditedBlip[];
  readonly removed_blips?: readonly string[];
}

/** The texts of a radar. */
export const radarTexts = ['title', 'challenge', 'description', 'audience'] as const;
/** The lists of names of a radar. */
export const radarLists = ['domains', 'rings', 'impacts'] as const;

/** The sequence of a blip that is not saved yet: it comes after all others. */
const notSaved = Number.MAX_SAFE_INTEGER;

/** Whether an edit changes lists of names. */
export const changesNames = (edit: RadarEdit): boolean => radarLists.some((list) => edit[list]);

/** The radar after an edit, as far as this device can know it: titles of new evidence come with the response. */
export function applyEdit(radar: RadarAttributes, edit: RadarEdit): RadarAttributes {
  const names = Object.fromEntries(
    radarLists.flatMap((list) =>
      edit[list] ? [[list, changedNames(radar[list], edit[list]).map(({ name }) => name)]] : [],
    ),
  );
  const words = Object.fromEntries(
    radarTexts.flatMap((text) => (edit[text] === undefined ? [] : [[text, edit[text]]])),
  );
  const removed = new Set(edit.removed_blips);
  const blips = new Map(
    radar.blips.filter(({ id }) => !removed.has(id)).map((blip) => [blip.id, withNewNames(blip, edit)]),
  );
  for (const change of edit.changed_blips ?? []) {
    const before = blips.get(change.id);
    const blip = before ? withEvidence({ ...before, ...change }, change) : newBlip(change);
    if (blip) blips.set(change.id, blip);
  }
  const inOrder = [...blips.values()].sort((a, b) => a.sequence - b.sequence);
  return { ...radar, ...words, ...names, blips: inOrder, blip_count: blips.size };
}

/** A blip after the names of sectors, rings and impacts have changed. In a new sector or ring it gets a free place. */
export function withNewNames(blip: BlipAttributes, { domains, rings, impacts }: RadarEdit): BlipAttributes {
  return {
    ...blip,
    domain: nameAfter(domains, blip.domain) ?? blip.domain,
    angle: isTakenOut(domains, blip.domain) ? null : blip.angle,
    ring: nameAfter(rings, blip.ring) ?? blip.ring,
    position: isTakenOut(rings, blip.ring) ? 0.5 : blip.position,
    impacts: blip.impacts.flatMap((name) => nameAfter(impacts, name) ?? []),
  };
}

/** The edit as the body of a request, based on the saved radar. */
export function bodyOf(edit: RadarEdit, saved: RadarAttributes): RadarChangeGiven {
  const lists = radarLists.flatMap((list) =>
    edit[list]
      ? [[list, changedNames(saved[list], edit[list]).map(({ name, was }) => ({ name, was: was ?? name }))]]
      : [],
  );
  const moved = saved.blips
    .filter(
      ({ id, domain, ring }) =>
        !edit.removed_blips?.includes(id) && (isTakenOut(edit.domains, domain) || isTakenOut(edit.rings, ring)),
    )
    .map((blip) => pick(withNewNames(blip, edit), ['domain', 'angle', 'ring', 'position']));
  const changed = new Map(moved.map((blip) => [blip.id, blip]));
  for (const blip of edit.changed_blips ?? []) changed.set(blip.id, { ...changed.get(blip.id), ...blip });
  return {
    ...Object.fromEntries(radarTexts.flatMap((text) => (edit[text] === undefined ? [] : [[text, edit[text]]]))),
    ...Object.fromEntries(lists),
    ...(changed.size > 0 && { changed_blips: [...changed.values()].map(writable) }),
    ...(edit.removed_blips && { removed_blips: [...edit.removed_blips] }),
    // The list is sent in full, so it must not revert changes that others have made since.
    ...(changesNames(edit) && { based_on: saved.updated_at }),
  };
}

/** Some fields of a blip, with its id. A blip that is not saved yet has no sequence. */
export function pick(blip: BlipAttributes, fields: readonly string[]): EditedBlip {
  const picked = editableFields.filter(
    (field) => fields.includes(field) && !(field === 'sequence' && blip.sequence === notSaved),
  );
  return { ...Object.fromEntries(picked.map((field) => [field, blip[field]])), id: blip.id };
}

const isTakenOut = (edit: NamesEdit | undefined, name: string): boolean =>
  edit?.removed.some((one) => nameKey(one.name) === nameKey(name)) ?? false;

const writable = ({ impacts, card_slugs, ...blip }: EditedBlip) => ({
  ...blip,
  ...(impacts && { impacts: [...impacts] }),
  ...(card_slugs && { card_slugs: [...card_slugs] }),
});

/** Removes evidence that the change no longer contains, and what came from a trend that is no longer its own. */
const withEvidence = (blip: BlipAttributes, { trend_slug, card_slugs }: EditedBlip): BlipAttributes => ({
  ...blip,
  ...(trend_slug !== undefined && blip.trend?.slug !== trend_slug && withoutTrend),
  cards: card_slugs ? blip.cards.filter(({ slug }) => card_slugs.includes(slug)) : blip.cards,
});

const withoutTrend = { trend: null, trend_rationale: null, trend_cards: [] } satisfies Partial<BlipAttributes>;

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
    ...withoutTrend,
    cards: [],
    tags: [],
    direction: null,
    sequence: notSaved,
    ...rest,
  };
}
