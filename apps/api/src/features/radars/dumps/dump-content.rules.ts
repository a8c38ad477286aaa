import { compareRadars, type DumpBlip, type DumpContent, type ShownEvidence, type ShownItem } from '@foreglow/contract';
import { numberBlips } from '@foreglow/pictures/radars/layout/number-blips';
import { placesOf } from '@foreglow/pictures/radars/layout/places';
import type { Tag } from '#features/tags/stored-tags.read-model.ts';
import type { BlipCard, FullBlip } from '../blips.read-model.ts';
import { type ComparedDump, movementsOf } from '../movements.rules.ts';
import { asSent, type RadarFields } from '../radar.ts';
import { blipTags } from '../radars.presenter.ts';
import type { FirstWords } from './first-words.rules.ts';

/** The data that is frozen when a radar is published. */
export interface Published {
  readonly radar: RadarFields;
  readonly blips: readonly FullBlip[];
  readonly tagsById: ReadonlyMap<number, Tag>;
  /** The previous version. */
  readonly previous: (ComparedDump & { readonly number: number; readonly createdAt: Date }) | null;
  readonly evidence: ShownEvidence;
  /** The title of the workspace. */
  readonly workspace: string;
  readonly firstWords: FirstWords;
}

/** The Markdown texts whose first words are shown as evidence, each once. */
export function evidenceTexts(blips: readonly FullBlip[]): Set<string> {
  const cards = new Set(blips.flatMap(openCards));
  return new Set([...cards].flatMap(({ text }) => text ?? []));
}

/**
 * The content of a published radar. Its evidence includes only items that are published and not in the trash: drafts,
 * and deleted trends and cards, are not even counted.
 */
export function dumpContentOf(published: Published): DumpContent {
  const { radar, blips, tagsById, previous, evidence, workspace } = published;
  const sent = asSent(radar, blips);
  const numbers = numberBlips(placesOf(sent, sent.blips));
  const movements = movementsOf(sent, previous);
  const compared = previous && compareRadars(previous, sent);
  const before = new Map(compared?.blips.map((one) => [one.blip.id, one.before]));
  const shownCard = once((card: BlipCard) => cardOf(card, published));
  const shown = sent.blips.map((blip): DumpBlip => {
    const cards = openCards(blip);
    const trend = openTrend(blip);
    const was = before.get(blip.id) ?? null;
    return {
      id: blip.id,
      number: numbers.get(blip.id) ?? 0,
      label: blip.label,
      domain: blip.domain,
      ring: blip.ring,
      position: blip.position,
      angle: blip.angle,
      impact: blip.impact,
      impacts: [...blip.impacts],
      rationale: blip.rationale ?? trend?.reason ?? null,
      direction: trend?.direction ?? null,
      tags: blipTags({ trend, cards }, tagsById).map(({ name, color }) => ({ name, color })),
      movement: movements?.get(blip.id) ?? null,
      before: was && { domain: was.domain, ring: was.ring, impact: was.impact },
      trend: trend && evidence !== 'none' ? { title: trend.title, text: null, source_url: null } : null,
      cards: evidence === 'none' ? [] : cards.map(shownCard),
    };
  });
  return {
    title: radar.title,
    challenge: radar.challenge,
    description: radar.description,
    domains: [...sent.domains],
    rings: [...radar.rings],
    impacts: [...radar.impacts],
    blips: shown.sort((a, b) => a.number - b.number),
    gone: (compared?.gone ?? []).map(({ id, label, domain, ring, impact }) => ({ id, label, domain, ring, impact })),
    previous: previous && { number: previous.number, created_at: previous.createdAt.toISOString() },
    signal_count: new Set(blips.flatMap((blip) => openCards(blip).map(({ slug }) => slug))).size,
    workspace,
  };
}

/** The cards that are shown as evidence of a blip: its own or, if it has none, those of its trend. */
function openCards({ cards, trend }: Pick<FullBlip, 'cards' | 'trend'>): readonly BlipCard[] {
  const shown = cards.length === 0 && trend ? trend.cards : cards;
  return shown.filter((card) => card.public && !card.deletedAt);
}

const openTrend = ({ trend }: Pick<FullBlip, 'trend'>) => (trend?.deletedAt ? null : trend);

/** Calls the function once for each object. */
function once<Item extends object, Made>(make: (item: Item) => Made): (item: Item) => Made {
  const made = new Map<Item, Made>();
  return (item) => {
    const known = made.get(item) ?? make(item);
    made.set(item, known);
    return known;
  };
}

const cardOf = (card: BlipCard, published: Published): ShownItem => ({
  title: card.title,
  text: shownText(card.text, published),
  source_url: published.evidence === 'details' ? card.sourceUrl : null,
});

const shownText = (markdown: string | null, { evidence, firstWords }: Published): string | null =>
  (evidence === 'details' && markdown && firstWords(markdown)) || null;
