import { endingOf, nameKey, withoutSource } from '#platform/words/source-names.rules.ts';
import type { Phrase } from '#platform/words/subject-phrases.rules.ts';
import { type Token, tokensOf } from '#platform/words/tokens.rules.ts';
import type { SourceCard } from '../source-cards.read-model.ts';

/** A card prepared for the rules. */
export interface ReadCard {
  readonly card: SourceCard;
  /** Its title without the name of its source. */
  readonly title: string;
  /** The name of its source, or else its host. */
  readonly source: string | null;
  /** Phrases of its title, and of all its texts, by key. */
  readonly inTitle: ReadonlyMap<string, Phrase>;
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Years that its texts name. */
  readonly years: readonly number[];
  /** The number of words in its relevance and description that are its own, with the relevance weighted higher. */
  readonly explained: number;
}

type Run = readonly (Token | null)[];

const longestPhrase = 3;
/** More words do not improve an explanation. */
const explainedBy = 12;

/** Prepares cards: titles without names of sources, words and phrases, and the years they name. */
export function readCards(cards: readonly SourceCard[]): ReadCard[] {
  const sites = siteNames(cards);
  const prepared = cards.map((card) => {
    const { title, subtitle, names } = withoutSource(card, (ending) => sites.has(ending));
    const without = (text: string | null) => names.reduce((rest, name) => rest.replaceAll(name, ' , '), text ?? '');
    const others = [subtitle, without(card.description), without(card.relevance)];
    const source = names[0] ?? card.host;
    return { card, title: title.trim(), source, titleRun: tokensOf(title), others, runs: others.map(tokensOf) };
  });
  const inTitles = new Set(prepared.flatMap(({ titleRun }) => [...phrasesOf([titleRun]).keys()]));
  const repeated = repeatedPhrases(
    prepared.map(({ runs }) => runs),
    inTitles,
  );
  return prepared.map(({ card, title, source, titleRun, others, runs }) => {
    const ownRuns = runs.map((run) => withoutRepeated(run, repeated));
    const [, description = [], relevance = []] = ownRuns;
    return {
      card,
      title,
      source,
      inTitle: phrasesOf([titleRun]),
      phrases: phrasesOf([titleRun, ...ownRuns]),
      years: yearsIn([title, ...others]),
      explained: 10 * Math.min(explainedBy, wordsIn(relevance)) + Math.min(explainedBy, wordsIn(description)),
    };
  });
}

/** Endings of titles that several cards share: names of sites. */
function siteNames(cards: readonly SourceCard[]): Set<string> {
  const endings = cards.flatMap(({ title }) => endingOf(title) ?? []).map(nameKey);
  const counts = Map.groupBy(endings, (ending) => ending);
  return new Set([...counts].flatMap(([ending, all]) => (all.length > 1 ? [ending] : [])));
}

/** The phrases of runs of words, by key, including single words. */
function phrasesOf(runs: readonly Run[]): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const run of runs) {
    for (let from = 0; from < run.length; from += 1) {
      let key = '';
      let shown = '';
      for (let words = 1; words <= longestPhrase; words += 1) {
        const token = run[from + words - 1];
        if (!token) break;
        key = key === '' ? token.key : `${key} ${token.key}`;
        shown = shown === '' ? token.shown : `${shown} ${token.shown}`;
        if (!found.has(key)) found.set(key, { key, shown, words });
      }
    }
  }
  return found;
}

/**
 * Phrases of three words that many cards contain outside their titles and no card in its title: text repeated on the
 * pages of a site.
 */
function repeatedPhrases(cards: readonly (readonly Run[])[], inTitles: ReadonlySet<string>): Set<string> {
  const often = Math.max(4, Math.ceil(cards.length / 40));
  const counts = new Map<string, number>();
  for (const runs of cards) {
    for (const { key, words } of phrasesOf(runs).values()) {
      if (words === longestPhrase && !inTitles.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= often ? [key] : [])));
}

function withoutRepeated(run: Run, repeated: ReadonlySet<string>): Run {
  if (repeated.size === 0) return run;
  const left = new Set<number>();
  for (let from = 0; from + longestPhrase <= run.length; from += 1) {
    const part = run.slice(from, from + longestPhrase);
    if (part.includes(null) || !repeated.has(part.map((token) => token?.key).join(' '))) continue;
    for (let at = from; at < from + longestPhrase; at += 1) left.add(at);
  }
  return run.map((token, at) => (left.has(at) ? null : token));
}

const wordsIn = (run: Run): number => run.filter((token) => token !== null).length;

const yearsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/(?<![\d.,$€£])\b(20[0-9]{2})\b(?![\d,.]?\d|%)/g)].map(([, year]) => Number(year)),
  );

/** The keys of the phrases of a text. */
export const phraseKeysOf = (text: string): string[] => [...phrasesOf([tokensOf(text)]).keys()];
