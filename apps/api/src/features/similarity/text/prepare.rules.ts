import { withoutSource } from '#platform/words/source-names.rules.ts';
import { type Token, tokensOf } from '#platform/words/tokens.rules.ts';
import { type CardWords, comparedLength } from './card-words.ts';

/** A run of words of a card, from one line of its texts. */
export interface Line {
  /** The weight of the words. */
  readonly weight: number;
  /** `null` separates words that do not follow each other. */
  readonly tokens: readonly (Token | null)[];
  readonly isTitle: boolean;
  /** Whether the line is exempt from the removal of text that all pages of a site share, as titles and tags are. */
  readonly kept: boolean;
}

const weights = { title: 5, subtitle: 1.5, description: 1, relevance: 0.7, tag: 1 };

/**
 * The words of a card, without the names of its source. `isName`: whether the ending of a title is known as such a
 * name.
 */
export function linesOf(card: CardWords, isName: (ending: string) => boolean): Line[] {
  const { title, subtitle, names } = withoutSource(card, isName);
  // A text that is not stored may be longer than those of stored cards, of which only the beginning is read.
  const lines = (text: string | null, weight: number) =>
    (text ?? '')
      .slice(0, comparedLength)
      .split('\n')
      .map((line): Line => ({ weight, tokens: tokensOf(without(line, names)), isTitle: false, kept: false }));
  return [
    { weight: weights.title, tokens: tokensOf(title), isTitle: true, kept: true },
    ...lines(subtitle, weights.subtitle),
    ...lines(card.description, weights.description),
    ...lines(card.relevance, weights.relevance),
    ...card.tags.map((tag): Line => ({ weight: weights.tag, tokens: tokensOf(tag), isTitle: false, kept: true })),
  ].filter(({ tokens }) => tokens.some((token) => token !== null));
}

const without = (line: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(name, ' , '), line);
