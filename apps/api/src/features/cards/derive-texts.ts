import { type CardText, markdownTexts } from '@foreglow/contract';
import { inTurns } from '#platform/queue/in-turns.ts';
import { readTexts } from '#platform/text/read-texts.ts';
import { type DerivedText, deriveText, searchedText } from './card-text.rules.ts';

/** The values derived from the texts of a card. */
export const deriveTextsOf = async (text: CardText): Promise<DerivedText> =>
  deriveText(text, await readTexts(markdownOf(text)));

const markdownOf = (text: CardText) => markdownTexts.map((name) => text[name]);

/** A card with the values derived from its texts. */
export interface Derived<Card extends CardText> {
  readonly card: Card;
  readonly derived: DerivedText;
}

/** Cards with the values derived from their texts, in their order. */
export async function deriveAllTexts<Card extends CardText>(cards: readonly Card[]): Promise<Derived<Card>[]> {
  const read = await readTexts(cards.flatMap(markdownOf));
  const each = markdownTexts.length;
  return inTurns(cards, (card, at) => ({ card, derived: deriveText(card, read.slice(each * at, each * (at + 1))) }));
}

/** Plain fields and Markdown as one text for the search. */
export const searchText = async (
  plain: readonly (string | null)[],
  markdown: readonly (string | null)[],
): Promise<string> => searchedText([...plain, ...(await readTexts(markdown))]);
