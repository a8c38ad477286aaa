import type { SharedPhrase } from './shared-phrases.rules.ts';

/** The least share of the cards that must contain each phrase of a title. */
const share = { first: 0.4, second: 0.25 };

/**
 * A working title: the phrase that most of the cards share and, after a colon, another one. Undefined where the title
 * would consist of a single word, or only of words from the question.
 */
export function workingTitle(
  phrases: readonly SharedPhrase[],
  cards: number,
  asked: ReadonlySet<string>,
): string | undefined {
  const inMany = (minShare: number) => phrases.filter((phrase) => phrase.cards >= Math.max(2, cards * minShare));
  const isNew = ({ words }: SharedPhrase) => words.some((word) => !asked.has(word));
  const [first] = inMany(share.first);
  if (!first) return undefined;
  const second = inMany(share.second).find((phrase) => phrase !== first && phrase.titles > 1 && isNew(phrase));
  const title = first.shown.charAt(0).toLocaleUpperCase() + first.shown.slice(1);
  if (second) return `${title}: ${second.shown}`;
  return first.words.length > 1 && isNew(first) ? title : undefined;
}
