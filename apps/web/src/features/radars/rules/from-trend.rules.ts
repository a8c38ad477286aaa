import type { BlipAttributes } from '@foreglow/contract';

type Reasons = Pick<BlipAttributes, 'rationale' | 'trend_rationale'>;
type Evidence = Pick<BlipAttributes, 'card_slugs' | 'cards' | 'trend_cards'>;

/** Why a blip is on the radar, as Markdown: in its own words or, as long as it has none, in those of its trend. */
export const reasonOf = ({ rationale, trend_rationale }: Reasons): string | null => rationale ?? trend_rationale;

/** Whether the reason of a blip is that of its trend. */
export const takesReason = ({ rationale, trend_rationale }: Reasons): boolean =>
  rationale === null && trend_rationale !== null;

/** The titles of cards that were just chosen come later than their slugs. */
const hasOwnCards = ({ card_slugs, cards }: Evidence): boolean => card_slugs.length + cards.length > 0;

/** The cards that support a blip: its own or, as long as it has none, those of its trend. */
export const evidenceOf = (blip: Evidence): BlipAttributes['cards'] =>
  hasOwnCards(blip) ? blip.cards : blip.trend_cards;

/** Whether the cards of a blip are those of its trend. */
export const takesEvidence = (blip: Evidence): boolean => !hasOwnCards(blip) && blip.trend_cards.length > 0;
