import { siteEndingOf, siteKey, type Token, tokensOf, withoutSource } from '../../similarity/index.ts';
import type { SourceCard } from '../source-cards.read-model.ts';

/** A run of words that follow each other. */
export interface Phrase {
  /** What forms of it have in common. */
  readonly key: string;
  /** As it was written first. */
  readonly shown: string;
  readonly words: number;
}

/** A card as the rules read it. */
export interface ReadCard {
  readonly card: SourceCard;
  /** Its title without the name of its source. */
  readonly title: string;
  /** Phrases of its title, and of all its texts, by key. */
  readonly inTitle: ReadonlyMap<string, Phrase>;
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Years that its texts name. */
  readonly years: readonly number[];
}

const longestPhrase = 3;

/** Reads cards: their titles without names of sources, their words and phrases, and the years they name. */
export function readCards(cards: readonly SourceCard[]): ReadCard[] {
  const sites = siteNames(cards);
  return cards.map((card) => {
    const { title, subtitle } = withoutSource(card, (ending) => sites.has(ending));
    const inTitle = phrasesOf([title]);
    const texts = [title, subtitle, card.description ?? '', card.relevance ?? ''];
    return { card, title: title.trim(), inTitle, phrases: phrasesOf(texts), years: yearsIn(texts) };
  });
}

/** Ends of titles that several cards have: names of sites. */
function siteNames(cards: readonly SourceCard[]): Set<string> {
  const endings = cards.flatMap(({ title }) => siteEndingOf(title) ?? []).map(siteKey);
  const counts = Map.groupBy(endings, (ending) => ending);
  return new Set([...counts].flatMap(([ending, all]) => (all.length > 1 ? [ending] : [])));
}

/** The phrases of texts, by key: single words too. */
function phrasesOf(texts: readonly string[]): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const text of texts) {
    for (const run of runsOf(tokensOf(text))) {
      for (let from = 0; from < run.length; from += 1) {
        for (let words = 1; words <= longestPhrase && from + words <= run.length; words += 1) {
          const tokens = run.slice(from, from + words);
          const key = tokens.map((token) => token.key).join(' ');
          if (!found.has(key)) found.set(key, { key, shown: tokens.map(({ shown }) => shown).join(' '), words });
        }
      }
    }
  }
  return found;
}

/** The words that follow each other without a break. */
function runsOf(tokens: readonly (Token | null)[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

const yearsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [...text.matchAll(/\b(20[0-9]{2})\b(?!\/)/g)].map(([, year]) => Number(year)));
