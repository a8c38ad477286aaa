import { cardsOfDraftedTrend, type RadarChange } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { StoredDraft, StoredPrompt } from './generation.ts';
import type { ShownCard } from './source-cards.read-model.ts';

const same = (name: string) => ({ name, was: name });

/** A trend to be made from a blip. */
interface DraftedTrend {
  readonly blipId: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string | null;
  readonly cardSlugs: readonly string[];
}

/** The trends made from the accepted blips of a draft that enough published cards speak for. */
export const trendsOf = ({ blips }: StoredDraft, cards: ReadonlyMap<number, ShownCard>): DraftedTrend[] =>
  blips.flatMap(({ id, label, rationale, decision, cardIds }) => {
    const cardSlugs = cardIds.flatMap((cardId) => cards.get(cardId)?.slug ?? []);
    if (decision !== 'accepted' || cardSlugs.length < cardsOfDraftedTrend) return [];
    return [{ blipId: id, title: label, description: rationale, cardSlugs }];
  });

/**
 * The radar made from the accepted blips of a draft, with those of their cards that are still published. A blip for which
 * there is a trend (its slug by the id of the blip) takes its words and its cards from the trend. Throws the 422 problem
 * if no blip is accepted.
 */
export function radarOf(
  { title, challenge }: StoredPrompt,
  { domains, rings, impacts, blips }: StoredDraft,
  cards: ReadonlyMap<number, ShownCard>,
  trends: ReadonlyMap<string, string>,
): RadarChange {
  const accepted = blips.filter(({ decision }) => decision === 'accepted');
  if (accepted.length === 0) throw problem('invalid_attribute', 'Accept at least one blip.');
  return {
    title,
    challenge,
    domains: domains.map(same),
    rings: rings.map(same),
    impacts: impacts.map(same),
    blips: accepted.map(({ id, label, domain, ring, position, impact, impacts: affected, rationale, cardIds }) => ({
      id,
      label,
      domain,
      ring,
      position,
      impact,
      impacts: affected,
      ...(trends.has(id)
        ? { trend_slug: trends.get(id), rationale: null, card_slugs: [] }
        : { rationale, card_slugs: cardIds.flatMap((cardId) => cards.get(cardId)?.slug ?? []) }),
    })),
  };
}
