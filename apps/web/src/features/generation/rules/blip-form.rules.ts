import type { DraftBlip, EvidenceCard } from '@foreglow/contract';
import type { BlipChange } from './review.rules.ts';

/** The values of the form of a blip. */
export interface BlipValues {
  readonly label: string;
  readonly domain: string;
  readonly ring: string;
  readonly impact: number;
  readonly impacts: readonly string[];
  readonly rationale: string;
  readonly cards: readonly EvidenceCard[];
}

/** The initial values of the form of a blip. */
export const valuesOf = ({ label, domain, ring, impact, impacts, rationale, cards }: DraftBlip): BlipValues => ({
  label,
  domain,
  ring,
  impact,
  impacts,
  rationale: rationale ?? '',
  cards,
});

/** The values that were changed in the form; empty if none were. */
export function changeOf(blip: DraftBlip, values: BlipValues): Omit<BlipChange, 'id'> {
  const label = values.label.trim();
  const rationale = values.rationale.trim() || null;
  const slugs = values.cards.map(({ slug }) => slug);
  return {
    ...(label !== blip.label && { label }),
    ...(values.domain !== blip.domain && { domain: values.domain }),
    ...(values.ring !== blip.ring && { ring: values.ring }),
    ...(values.impact !== blip.impact && { impact: values.impact }),
    ...(!sameNames(values.impacts, blip.impacts) && { impacts: [...values.impacts] }),
    ...(rationale !== blip.rationale && { rationale }),
    ...(!sameNames(
      slugs,
      blip.cards.map(({ slug }) => slug),
    ) && { card_slugs: slugs }),
  };
}

const sameNames = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
