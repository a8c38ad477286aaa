import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import { tokensOf } from '#platform/words/tokens.rules.ts';
import type { Candidate, FrameResult } from '../step-results.ts';
import { centrality, distinctivePhrases, type PhraseCounts } from './distinctive-phrases.rules.ts';
import { domainOfGroups, votesOfCards } from './domains.rules.ts';
import { groupCount } from './group-cards.rules.ts';
import { fallbackLabel, isSubject, topicLabel } from './labels.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';
import { topicsOf } from './topics.rules.ts';

/** Single cards become blips only if there are fewer blips than this in all, or in a sector. */
const enough = { inAll: 12, inSector: 3 };
const maxEvidence = 12;

interface Subject {
  readonly label: string;
  readonly cards: readonly ReadCard[];
}

/** The subjects of the cards as blips, clearest first, each with a label and a sector. */
export function candidatesOf(
  cards: readonly ReadCard[],
  frame: FrameResult,
  domains: readonly string[],
  counts: PhraseCounts,
): Candidate[] {
  const max = groupCount(cards.length);
  const subjects: Subject[] = topicsOf(cards, frame, max)
    .map((topic) => ({
      label: topicLabel(topic, distinctivePhrases(topic.cards, counts, cards.length)),
      cards: topic.cards,
    }))
    .filter(({ label }) => isSubject(label, counts));
  const votes = votesOfCards(cards, domains);
  const sectorsOf = (some: readonly Subject[]) =>
    domainOfGroups(
      some.map((subject) => subject.cards),
      cards,
      domains,
      votes,
      some.map(({ label }) => label),
    );
  // Only cards with a good explanation fill gaps.
  const left = singles(cards, subjects, counts).slice(0, max);
  const chosen = spread(left, sectorsOf(left), sectorsOf(subjects), max - subjects.length);
  const all = different([...subjects, ...chosen]).map(({ label, cards: own }) => ({
    label,
    cards: central(own, counts, cards.length),
  }));
  const sectors = sectorsOf(all);
  return all.map(({ label, cards: own }, at) => ({
    label,
    domain: sectors[at] ?? '',
    about: null,
    cardIds: own.map(({ card }) => card.id),
  }));
}

/**
 * At most `max` of the subjects. Each time it takes the first subject of the sector that has the fewest so far, until
 * there are enough in all and in each sector.
 */
function spread(
  subjects: readonly Subject[],
  sectors: readonly string[],
  before: readonly string[],
  count: number,
): Subject[] {
  const left = subjects.map((subject, at) => ({ subject, sector: sectors[at] ?? '' }));
  const sizes = new Map([...Map.groupBy(before, (sector) => sector)].map(([sector, all]) => [sector, all.length]));
  const chosen: Subject[] = [];
  while (chosen.length < count && left.length > 0) {
    const fewest = Math.min(...left.map(({ sector }) => sizes.get(sector) ?? 0));
    if (before.length + chosen.length >= enough.inAll && fewest >= enough.inSector) break;
    const at = left.findIndex(({ sector }) => (sizes.get(sector) ?? 0) === fewest);
    const [next] = left.splice(at, 1);
    if (!next) break;
    sizes.set(next.sector, fewest + 1);
    chosen.push(next.subject);
  }
  return chosen;
}

/**
 * Cards that belong to no topic, as single signs, those with the best explanation of why they matter first. Labelled by
 * their titles.
 */
function singles(cards: readonly ReadCard[], subjects: readonly Subject[], counts: PhraseCounts): Subject[] {
  const covered = new Set(subjects.flatMap((subject) => subject.cards));
  return cards
    .filter((card) => !covered.has(card))
    .sort((a, b) => b.explained - a.explained || a.card.id - b.card.id)
    .flatMap((card) => {
      const label = fallbackLabel([card]);
      return isSubject(label, counts) ? [{ label, cards: [card] }] : [];
    });
}

const different = (subjects: readonly Subject[]): Subject[] =>
  [...new Map(subjects.toReversed().map((subject) => [subject.label.toLowerCase(), subject])).values()].reverse();

/** The cards, most central first. */
function central(group: readonly ReadCard[], counts: PhraseCounts, total: number): ReadCard[] {
  const distinctive = distinctivePhrases(group, counts, total);
  return group
    .map((card) => ({ card, value: centrality(card, distinctive) }))
    .sort((a, b) => b.value - a.value || a.card.card.id - b.card.card.id)
    .map(({ card }) => card);
}

/**
 * The cards behind a candidate, most central first: its own cards, those whose title contains all words of its label,
 * and those that share several of the phrases that distinguish its own.
 */
export function evidenceOf(candidate: Candidate, cards: readonly ReadCard[], counts: PhraseCounts): Candidate {
  const own = new Set(candidate.cardIds);
  const group = cards.filter(({ card }) => own.has(card.id));
  if (group.length < 2) return candidate;
  const distinctive = distinctivePhrases(group, counts, cards.length).filter(
    ({ cards: having, words }) => words > 1 || having > 2,
  );
  const usual = group.reduce((sum, card) => sum + centrality(card, distinctive), 0) / group.length;
  const shares = (card: ReadCard) =>
    distinctive.filter(({ key }) => card.phrases.has(key)).length >= 2 && centrality(card, distinctive) >= usual / 2;
  const names = wordsOf(candidate.label);
  const isNamed = ({ inTitle }: ReadCard) =>
    names.length > 1 && names.every((name) => [...inTitle.keys()].some((word) => areAlike(word, name)));
  const others = cards.filter((card) => !own.has(card.card.id) && (isNamed(card) || shares(card)));
  const ranked = [...candidate.cardIds, ...central(others, counts, cards.length).map(({ card }) => card.id)];
  return { ...candidate, cardIds: ranked.slice(0, maxEvidence) };
}

const wordsOf = (label: string): string[] => tokensOf(label).flatMap((token) => token?.key ?? []);
