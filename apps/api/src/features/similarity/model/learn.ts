import { dimensions } from '#platform/vectors/stored-vectors.ts';
import { endingOf, nameKey } from '#platform/words/source-names.rules.ts';
import { PhraseCounts, withoutRepeated } from '../text/boilerplate.rules.ts';
import type { CardWords } from '../text/card-words.ts';
import { type Line, linesOf } from '../text/prepare.rules.ts';
import { CardReader, type Knowledge } from './card-reader.ts';
import { featuresOf, pairSign } from './features.rules.ts';
import { mainDirections } from './reduce.ts';
import { type SparseRow, type SparseRows, sparseRows } from './sparse-rows.ts';
import { type Vocabulary, VocabularyBuilder } from './vocabulary.ts';

/** The data learned from the cards of a scope. */
export interface Learned {
  readonly knowledge: Knowledge;
  /** The spelling of the terms, by column. */
  readonly shown: readonly string[];
  /** The matrix from a row to a vector: width × dimensions, by rows. */
  readonly directions: Float32Array;
}

/** Learns from the cards of a scope how to compare them. The same cards in the same order yield the same result. */
export function learn(cards: readonly CardWords[], onStep: (share: number) => void = () => undefined): Learned {
  const siteNames = namesOfSites(cards);
  const isName = (ending: string) => siteNames.has(ending);
  const all = cards.map((card) => linesOf(card, isName));
  onStep(0.2);
  const phrases = new PhraseCounts();
  for (const lines of all) phrases.add(lines);
  const repeated = phrases.repeated();
  const kept = all.map((lines) => withoutRepeated(lines, repeated));
  onStep(0.35);
  const builder = new VocabularyBuilder();
  for (const lines of kept) builder.add(featuresOf(lines));
  const vocabulary = builder.build();
  onStep(0.55);
  const hostTerms = termsOfHosts(cards, kept, vocabulary);
  const knowledge = { siteNames: [...siteNames], repeated: [...repeated], vocabulary, hostTerms };
  const reader = new CardReader(knowledge);
  const rows: SparseRow[] = kept.map((lines, at) => reader.rowOf(featuresOf(lines), cards[at]?.host ?? null));
  onStep(0.75);
  const matrix: SparseRows = sparseRows(rows, reader.width);
  const directions = mainDirections(matrix, dimensions);
  onStep(1);
  return { knowledge, shown: shownForms(cards, kept, vocabulary), directions };
}

/** The endings of titles that occur in at least two cards. */
function namesOfSites(cards: readonly CardWords[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { title } of cards) {
    const ending = endingOf(title);
    if (ending) counts.set(nameKey(ending), (counts.get(nameKey(ending)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([name, count]) => name !== '' && count >= 2).map(([name]) => name));
}

const fewestCardsOfTerm = 4;
const shareOfHost = 0.8;
/** A host with a larger share of the cards is not treated as a particular site. */
const maxShare = 0.5;

/** For each host, the terms that at least four cards contain, four fifths of them from that host. */
function termsOfHosts(
  cards: readonly CardWords[],
  kept: readonly (readonly Line[])[],
  vocabulary: Vocabulary,
): Record<string, string[]> {
  const known = new Set(vocabulary.terms.map(({ term }) => term));
  const totals = new Map<string, number>();
  const cardsOfHost = new Map<string, number>();
  const byHost = new Map<string, Map<string, number>>();
  kept.forEach((lines, at) => {
    const host = cards[at]?.host ?? '';
    cardsOfHost.set(host, (cardsOfHost.get(host) ?? 0) + 1);
    const ofHost = byHost.get(host) ?? new Map<string, number>();
    byHost.set(host, ofHost);
    for (const term of featuresOf(lines).terms.keys()) {
      if (!known.has(term)) continue;
      totals.set(term, (totals.get(term) ?? 0) + 1);
      ofHost.set(term, (ofHost.get(term) ?? 0) + 1);
    }
  });
  const found: Record<string, string[]> = {};
  for (const [host, counts] of byHost) {
    if (host === '' || (cardsOfHost.get(host) ?? 0) > cards.length * maxShare) continue;
    const terms = [...counts].filter(([term, count]) => {
      const total = totals.get(term) ?? 0;
      return total >= fewestCardsOfTerm && count >= total * shareOfHost;
    });
    if (terms.length > 0) found[host] = terms.map(([term]) => term);
  }
  return found;
}

/**
 * However often drafts spell a term differently, readers who cannot see them are shown the spelling of public cards.
 */
const publicWeight = 1e6;

const endsInKorean = /[가-힣]$/u;

/** The most frequent spelling of each term. Running text counts more than titles, whose words may be capitalised. */
function shownForms(cards: readonly CardWords[], kept: readonly (readonly Line[])[], vocabulary: Vocabulary): string[] {
  const forms = new Map(vocabulary.terms.map(({ term }) => [term, new Map<string, number>()]));
  const note = (term: string, shown: string, weight: number) => {
    const counts = forms.get(term);
    counts?.set(shown, (counts.get(shown) ?? 0) + weight);
  };
  const noteLine = ({ tokens, kept: isTitle }: Line, isDraft: boolean) => {
    const weight = (isTitle ? 1 : 3) * (isDraft ? 1 : publicWeight);
    tokens.forEach((token, at) => {
      if (!token) return;
      note(token.key, token.shown, weight);
      const next = tokens[at + 1];
      if (next) note(`${token.key}${pairSign}${next.key}`, `${token.shown} ${next.shown}`, weight);
    });
  };
  kept.forEach((lines, at) => {
    for (const line of lines) noteLine(line, cards[at]?.isDraft ?? false);
  });
  return vocabulary.terms.map(({ term }) => {
    const counts = [...(forms.get(term) ?? [])].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? 1 : -1));
    const [[most] = [term]] = counts;
    // A Korean word with a particle is shown without it if it is also written so.
    const bare = counts.find(([form]) => form.toLowerCase() === term)?.[0];
    return bare !== undefined && endsInKorean.test(most) && most.startsWith(bare) ? bare : most;
  });
}
