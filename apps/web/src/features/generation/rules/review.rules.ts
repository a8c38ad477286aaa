import {
  type ApiByRoute,
  type BodyGiven,
  cardsOfDraftedTrend,
  type DraftBlip,
  type EvidenceCard,
  type GenerationAttributes,
} from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { numberBlips } from '@foreglow/pictures/radars/layout/number-blips';
import { placesOf } from '@foreglow/pictures/radars/layout/places';

/** A change of a drafted blip. Absent values stay unchanged. */
export type BlipChange = BodyGiven<ApiByRoute['PATCH /v1/generations/{id}']>['data']['attributes']['blips'][number];

export type Draft = NonNullable<GenerationAttributes['draft']>;

/** Cards by slug, with the fields needed to name them. */
export type KnownCards = ReadonlyMap<string, EvidenceCard>;

/** The draft with changes that are not saved yet. Changes of unknown blips are left out. */
export function withChanges(draft: Draft, changes: readonly BlipChange[], cards: KnownCards): Draft {
  if (changes.length === 0) return draft;
  const byId = new Map(changes.map((change) => [change.id, change]));
  return { ...draft, blips: draft.blips.map((blip) => changed(blip, byId.get(blip.id), cards)) };
}

function changed(blip: DraftBlip, change: BlipChange | undefined, cards: KnownCards): DraftBlip {
  if (!change) return blip;
  const { card_slugs, ...rest } = change;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { decision: _, id: __, ...contents } = given;
  const isEdited = card_slugs !== undefined || Object.keys(contents).length > 0;
  return {
    ...blip,
    ...given,
    cards: card_slugs ? card_slugs.flatMap((slug) => cards.get(slug) ?? []) : blip.cards,
    edited: blip.edited || isEdited,
  };
}

/** The changes that undo the given changes: the previous values. */
export function inverseOf(draft: Draft, changes: readonly BlipChange[]): BlipChange[] {
  return changes.flatMap((change) => {
    const blip = draft.blips.find(({ id }) => id === change.id);
    if (!blip) return [];
    const before: Record<string, unknown> = { ...blip, card_slugs: blip.cards.map(({ slug }) => slug) };
    return [Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])) as unknown as BlipChange];
  });
}

/** Merges two lists of changes into one change per blip, in the order in which blips were first changed. */
export function mergedChanges(first: readonly BlipChange[], then: readonly BlipChange[]): BlipChange[] {
  const byId = new Map(first.map((change) => [change.id, change]));
  for (const change of then) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

/** The changes among what was kept on the device, as one entry. Earlier versions kept them as one list. */
export function readChanges(found: readonly unknown[]): readonly (readonly BlipChange[])[] {
  const changes = mergedChanges([], found.flat().filter(isChange));
  return changes.length > 0 ? [changes] : [];
}

const isChange = (one: unknown): one is BlipChange =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string';

/** A drafted blip with its number, in the form that the picture needs. */
export interface NumberedBlip extends DraftBlip {
  readonly number: number;
  readonly angle: null;
  readonly movement: null;
}

/** The blips in the order of their numbers. */
export function numbered(draft: Draft): NumberedBlip[] {
  const blips = draft.blips.map((blip) => ({ ...blip, angle: null, movement: null }));
  const numbers = numberBlips(placesOf(draft, blips));
  return blips.map((blip) => ({ ...blip, number: numbers.get(blip.id) ?? 0 })).sort((a, b) => a.number - b.number);
}

/** The sectors that have blips, each with its blips. */
export const bySector = <B extends { readonly domain: string }>(sectors: readonly string[], blips: readonly B[]) =>
  sectors
    .map((name) => ({ name, blips: blips.filter(({ domain }) => nameKey(domain) === nameKey(name)) }))
    .filter(({ blips: own }) => own.length > 0);

/** Whether a blip has an evidence card that is not in the trash. */
export const hasEvidence = ({ cards }: Pick<DraftBlip, 'cards'>): boolean =>
  cards.some(({ removed_at }) => removed_at === null);

/** The number of blips for each decision. */
export function countsOf(blips: readonly Pick<DraftBlip, 'decision'>[]) {
  const count = (wanted: DraftBlip['decision']) => blips.filter(({ decision }) => decision === wanted).length;
  return { open: count('open'), accepted: count('accepted'), dropped: count('dropped') };
}

/** How many of the accepted blips have enough published cards to be kept as trends. */
export const trendsIn = (blips: readonly Pick<DraftBlip, 'decision' | 'cards'>[]): number =>
  blips.filter(({ decision, cards }) => decision === 'accepted' && published(cards) >= cardsOfDraftedTrend).length;

const published = (cards: DraftBlip['cards']): number =>
  cards.filter((card) => card.public && card.removed_at === null).length;

/** Accepts every open blip that has evidence. */
export const acceptAll = (blips: readonly DraftBlip[]): BlipChange[] =>
  blips.filter((blip) => blip.decision === 'open' && hasEvidence(blip)).map(({ id }) => ({ id, decision: 'accepted' }));

/** The blip after (1) or before (-1) another one in a list; without another one, the first or the last. */
export function stepFrom<B extends { readonly id: string }>(
  blips: readonly B[],
  id: string | undefined,
  step: 1 | -1,
): B | undefined {
  const at = blips.findIndex((blip) => blip.id === id);
  if (at < 0) return blips.at(step === 1 ? 0 : -1);
  return blips[at + step];
}

/** The next undecided blip: the first one after this blip, otherwise the first of all. */
export function nextOpen<B extends Pick<DraftBlip, 'id' | 'decision'>>(blips: readonly B[], id: string): B | undefined {
  const at = blips.findIndex((blip) => blip.id === id);
  return [...blips.slice(at + 1), ...blips.slice(0, Math.max(at, 0))].find(({ decision }) => decision === 'open');
}
