import type { SharedPhrase } from './shared-phrases.rules.ts';

/** What a title names stands in so many of the cards at least. */
const share = { first: 0.4, second: 0.25 };

/**
 * A title that a person may keep for a while: the phrase that the cards share most and, behind a colon, another one.
 * Undefined where only one word could stand there, or only words that were asked for.
 */
export function workingTitle(
  phrases: readonly SharedPhrase[],
  cards: number,
  asked: ReadonlySet<string>,
): string | undefined {
  const inMany = (least: number) => phrases.filter((phrase) => phrase.cards >= Math.max(2, cards * least));
  const isNew = ({ words }: SharedPhrase) => words.some((word) => !asked.has(word));
  const [first] = inMany(share.first);
  if (!first) return undefined;
  const second = inMany(share.second).find((phrase) => phrase !== first && phrase.titles > 1 && isNew(phrase));
  const title = first.shown.charAt(0).toLocaleUpperCase() + first.shown.slice(1);
  if (second) return `${title}: ${second.shown}`;
  return first.words.length > 1 && isNew(first) ? title : undefined;
}
