import { searchable } from '@foreglow/contract';

/** The texts of a card that describe its subject. */
interface CardWords {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
}

/** Shorter words are mostly grammar, and the index of the search finds no fewer than three letters. */
const shortestTerm = 4;
/** Endings change with number and case, so long words are searched without their last letters. */
const shortestStem = 6;
const endingLength = 2;
/** Scripts without spaces need fewer characters. */
const shortestDenseTerm = 3;
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u;
/** The number of characters of a long text that are searched for words. */
const textLength = 4000;
const maxTerms = 10;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The word prefixes by which similar cards are searched, at most `maxTerms`: those of the title first, then those of
 * the subtitle, then those that its texts repeat most. Their counts show which of them are too common.
 */
export function relatedTerms({ title, subtitle, description, relevance }: CardWords): string[] {
  const text = [description, relevance].map((part) => (part ?? '').slice(0, textLength)).join('\n');
  const repeated = Map.groupBy(termsOf(text), (term) => term);
  const byCount = [...repeated].sort(([, a], [, b]) => b.length - a.length).map(([term]) => term);
  return [...new Set([...termsOf(title), ...termsOf(subtitle ?? ''), ...byCount])].slice(0, maxTerms);
}

const termsOf = (text: string): string[] =>
  [...words.segment(searchable(text))]
    .filter(({ isWordLike, segment }) => {
      const shortest = dense.test(segment) ? shortestDenseTerm : shortestTerm;
      return isWordLike && segment.length >= shortest && !/^\d+$/.test(segment);
    })
    .map(({ segment }) => segment.slice(0, Math.max(shortestStem, segment.length - endingLength)));

/** A word or a tag that a card shares with others: some of those cards, and how many there are. */
export interface Shared {
  readonly slugs: readonly string[];
  readonly uses: number;
}

/**
 * The slugs of the cards that share most with a card, at most `count`, the most similar first. Each shared word or tag
 * counts by its inverse document frequency (Spärck Jones, A statistical interpretation of term specificity, 1972): a
 * feature that few of the `total` cards have counts most.
 */
export function mostRelated(shared: readonly Shared[], total: number, count: number): string[] {
  const scores = new Map<string, number>();
  for (const { slugs, uses } of shared) {
    const weight = Math.log(total / Math.max(uses, 1));
    for (const slug of slugs) scores.set(slug, (scores.get(slug) ?? 0) + weight);
  }
  return [...scores]
    .filter(([, score]) => score > 0)
    .sort(([slugA, a], [slugB, b]) => b - a || (slugA < slugB ? -1 : 1))
    .slice(0, count)
    .map(([slug]) => slug);
}
