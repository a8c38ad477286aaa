import { cardTerm, type Prominence, prominences } from '#platform/words/card-terms.ts';
import { withoutRepeated } from '../text/boilerplate.rules.ts';
import type { CardWords } from '../text/card-words.ts';
import { linesOf } from '../text/prepare.rules.ts';
import { type Features, featuresOf, pairSign, pairWeight } from './features.rules.ts';
import type { SparseRow } from './sparse-rows.ts';
import type { Entry, Vocabulary } from './vocabulary.ts';

/** The data learned from the cards of a scope, before the directions. */
export interface Knowledge {
  /** Endings of titles that are names of sites, see `nameKey`. */
  readonly siteNames: readonly string[];
  /** Phrases shared by many cards, see `PhraseCounts`. */
  readonly repeated: readonly number[];
  readonly vocabulary: Vocabulary;
  /** Terms found almost only in cards of one host, by host: they indicate the site rather than the subject. */
  readonly hostTerms: Readonly<Record<string, readonly string[]>>;
}

/** The factor for the weight of terms of one host. */
const hostDamping = 0.2;
const gramShare = 0.75;
/** The number of terms of a card used for naming its groups. */
const namingTerms = 24;

/** Converts cards for comparison, with the data learned from the cards of their scope. */
export class CardReader {
  readonly knowledge: Knowledge;
  readonly #siteNames: ReadonlySet<string>;
  readonly #repeated: ReadonlySet<number>;
  readonly #terms: ReadonlyMap<string, number>;
  readonly #grams: ReadonlyMap<string, number>;
  readonly #hostTerms: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
    const { vocabulary } = knowledge;
    this.#siteNames = new Set(knowledge.siteNames);
    this.#repeated = new Set(knowledge.repeated);
    this.#terms = new Map(vocabulary.terms.map(({ term }, at) => [term, at]));
    this.#grams = new Map(vocabulary.grams.map(({ term }, at) => [term, vocabulary.terms.length + at]));
    this.#hostTerms = new Map(Object.entries(knowledge.hostTerms).map(([host, terms]) => [host, new Set(terms)]));
  }

  /** The number of columns of a row. */
  get width(): number {
    return this.knowledge.vocabulary.terms.length + this.knowledge.vocabulary.grams.length;
  }

  /** The terms of a card, before weighting. */
  featuresOf(card: CardWords): Features {
    const lines = linesOf(card, (ending) => this.#siteNames.has(ending));
    return featuresOf(withoutRepeated(lines, this.#repeated));
  }

  /**
   * The row of a card: its terms and parts of words, weighted, each kind scaled to length 1 or to its share of that.
   */
  rowOf(features: Features, host: string | null): SparseRow {
    const { vocabulary } = this.knowledge;
    const ofHost = host === null ? undefined : this.#hostTerms.get(host);
    const damping = (term: string) => (ofHost?.has(term) ? hostDamping : 1);
    const terms = weighted(features.terms, this.#terms, vocabulary.terms, 0, damping);
    const grams = weighted(features.grams, this.#grams, vocabulary.grams, vocabulary.terms.length, () => 1);
    const row = [...scaled(terms, 1), ...scaled(grams, gramShare)];
    return { columns: row.map(([column]) => column), values: row.map(([, value]) => value) };
  }

  /**
   * The most characteristic terms of a card, most characteristic first, each with how prominent it is. Groups are named
   * and related cards are found by them.
   */
  namingTermsOf({ columns, values }: SparseRow, features: Features): number[] {
    const { terms } = this.knowledge.vocabulary;
    return columns
      .map((column, at) => [column, values[at] ?? 0] as const)
      .filter(([column]) => column < terms.length)
      .sort(([a, valueA], [b, valueB]) => valueB - valueA || a - b)
      .slice(0, namingTerms)
      .map(([column]) => cardTerm(column, prominenceIn(features, terms[column]?.term ?? '')));
  }
}

/** A word that is written about twice in a text is a subject of it; a pair counts half as much. */
const repeatedWeight = 1.6;

function prominenceIn({ terms, titled, tagged }: Features, term: string): Prominence {
  if (titled.has(term)) return prominences.titled;
  const needed = repeatedWeight * (term.includes(pairSign) ? pairWeight : 1);
  return tagged.has(term) || (terms.get(term) ?? 0) >= needed ? prominences.repeated : prominences.mentioned;
}

type Cell = readonly [column: number, value: number];

function weighted(
  counts: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
  entries: readonly Entry[],
  offset: number,
  damping: (term: string) => number,
): Cell[] {
  const cells: Cell[] = [];
  for (const [term, count] of counts) {
    const column = columns.get(term);
    if (column === undefined) continue;
    cells.push([column, Math.log1p(count) * (entries[column - offset]?.weight ?? 0) * damping(term)]);
  }
  return cells;
}

function scaled(cells: readonly Cell[], length: number): Cell[] {
  const norm = Math.sqrt(cells.reduce((sum, [, value]) => sum + value * value, 0));
  return norm === 0 ? [] : cells.map(([column, value]) => [column, (value / norm) * length]);
}
