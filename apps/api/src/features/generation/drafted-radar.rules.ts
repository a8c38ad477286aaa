import type { RadarChange } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { StoredDraft, StoredPrompt } from './generation.ts';
import type { ShownCard } from './source-cards.read-model.ts';

const same = (name: string) => ({ name, was: name });

/**
 * The radar made from the accepted blips of a draft, with those of their cards that are still published. Throws the 422
 * problem if no blip is accepted.
 */
export function radarOf(
  { title, challenge }: StoredPrompt,
  { domains, rings, impacts, blips }: StoredDraft,
  cards: ReadonlyMap<number, ShownCard>,
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
      rationale,
      card_slugs: cardIds.flatMap((cardId) => cards.get(cardId)?.slug ?? []),
    })),
  };
}
