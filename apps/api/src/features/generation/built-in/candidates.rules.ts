import type { Candidate, FrameResult } from '../step-results.ts';
import { domainOfGroups } from './domains.rules.ts';
import { labelOf } from './labels.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';
import { centrality, type PhraseCounts, tellingPhrases } from './telling-phrases.rules.ts';

/** If there are so many groups of several cards, a card that stands alone makes no blip. */
const enough = 12;
const mostEvidence = 12;

/** The groups of similar cards as blips, the largest first: labelled, each in a sector. */
export function candidatesOf(
  cards: readonly ReadCard[],
  { cardIds, groupOf }: FrameResult,
  domains: readonly string[],
  counts: PhraseCounts,
): Candidate[] {
  const number = new Map(cardIds.map((id, at) => [id, groupOf[at] as number]));
  const all = [...Map.groupBy(cards, ({ card }) => number.get(card.id)).values()];
  const ofSeveral = all.filter((group) => group.length > 1);
  const groups = (ofSeveral.length >= enough ? ofSeveral : all)
    .map((group) => central(group, counts, cards.length))
    .sort((a, b) => b.length - a.length || (a[0]?.card.id ?? 0) - (b[0]?.card.id ?? 0));
  const sectors = domainOfGroups(groups, cards, domains);
  const taken = new Set<string>();
  return groups.flatMap((group, at): Candidate[] => {
    const label = labelOf(group, tellingPhrases(group, counts, cards.length), taken);
    if (label === '') return [];
    taken.add(label.toLowerCase());
    return [{ label, domain: sectors[at] ?? '', about: null, cardIds: group.map(({ card }) => card.id) }];
  });
}

/** The cards of a group, the most central one first. */
function central(group: readonly ReadCard[], counts: PhraseCounts, total: number): ReadCard[] {
  const telling = tellingPhrases(group, counts, total);
  return group
    .map((card) => ({ card, value: centrality(card, telling) }))
    .sort((a, b) => b.value - a.value || a.card.card.id - b.card.card.id)
    .map(({ card }) => card);
}

/**
 * The cards behind a candidate, the most central one first: those of its group that share something with the others, and
 * those of other groups that have the words of its label.
 */
export function evidenceOf(candidate: Candidate, cards: readonly ReadCard[], counts: PhraseCounts): Candidate {
  const byId = new Map(cards.map((card) => [card.card.id, card]));
  const group = candidate.cardIds.flatMap((id) => byId.get(id) ?? []);
  const telling = tellingPhrases(group, counts, cards.length);
  const sharing = group.filter((card) => centrality(card, telling) > 0);
  const own = sharing.length >= 2 ? sharing : group;
  const named = telling.find(({ words, shown }) => words > 1 && shown.toLowerCase() === candidate.label.toLowerCase());
  const others = named ? cards.filter((card) => card.phrases.has(named.key) && !own.includes(card)) : [];
  return { ...candidate, cardIds: [...own, ...others].slice(0, mostEvidence).map(({ card }) => card.id) };
}
