import { limits } from '@foreglow/contract/limits';
import { nameKey } from '@foreglow/contract/radars/name-key';
import type { DomainsResult, FrameResult } from '../step-results.ts';
import { distinctivePhrases, type PhraseCounts, withoutRepeats } from './distinctive-phrases.rules.ts';
import { voteOfLabel, votesOf } from './domain-votes.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';

const maxDrafted = 8;

/**
 * The sectors of a radar: those that were set, otherwise the sticky tags of the project that have cards, otherwise the
 * subjects of its larger groups of similar cards. At least two.
 */
export function domainsOf(
  given: { readonly domains: readonly string[]; readonly impacts: readonly string[] },
  stickyTags: readonly string[],
  cards: readonly ReadCard[],
  frame: FrameResult,
  counts: PhraseCounts,
  others: readonly [string, string],
): DomainsResult {
  const impacts = [...given.impacts];
  if (given.domains.length >= limits.radarDomains.min) return { domains: [...given.domains], impacts, given: true };
  if (stickyTags.length >= limits.radarDomains.min) {
    return { domains: stickyTags.slice(0, maxDrafted), impacts, given: false };
  }
  const named = new Map<string, string>();
  for (const group of largerGroups(cards, frame)) {
    const distinctive = distinctivePhrases(group, counts, cards.length);
    const phrase = withoutRepeats(distinctive, maxDrafted).find(({ shown }) => !named.has(nameKey(shown)));
    if (phrase) named.set(nameKey(phrase.shown), phrase.shown.charAt(0).toUpperCase() + phrase.shown.slice(1));
  }
  const domains = [...named.values()].slice(0, maxDrafted);
  return { domains: domains.length >= limits.radarDomains.min ? domains : [...others], impacts, given: false };
}

/** The cards of the larger groups, largest group first. */
function largerGroups(cards: readonly ReadCard[], { cardIds, groupOf, coarseOf }: FrameResult): ReadCard[][] {
  const coarse = new Map(cardIds.map((id, at) => [id, coarseOf[groupOf[at] as number] as number]));
  const groups = Map.groupBy(cards, ({ card }) => coarse.get(card.id));
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

type VotesOfCards = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** How strongly each card points to each sector, by the id of the card. */
export const votesOfCards = (cards: readonly ReadCard[], domains: readonly string[]): VotesOfCards =>
  new Map(cards.map((card) => [card.card.id, votesOf(card, domains)]));

/**
 * The sector of each group of cards: the one that its cards point to more strongly than cards on average, so that a tag
 * that most cards have does not attract every group. The words of the group's label also count, since they state its
 * subject. A group that points to no sector goes to the emptiest one.
 */
export function domainOfGroups(
  groups: readonly (readonly ReadCard[])[],
  all: readonly ReadCard[],
  domains: readonly string[],
  votesFor: VotesOfCards = votesOfCards(all, domains),
  labels: readonly string[] = [],
): string[] {
  const sum = (cards: readonly ReadCard[], domain: string) =>
    cards.reduce((total, { card }) => total + (votesFor.get(card.id)?.get(domain) ?? 0), 0);
  const usual = new Map(domains.map((domain) => [domain, sum(all, domain) / Math.max(1, all.length)]));
  const sizes = new Map(domains.map((domain) => [domain, 0]));
  return groups.map((cards, at) => {
    const [best] = domains
      .map((domain) => {
        const share = sum(cards, domain) / cards.length;
        const more = share / ((usual.get(domain) ?? 0) + 0.3) ** 0.75;
        return { domain, score: more + voteOfLabel(labels[at] ?? '', domain) };
      })
      .sort((a, b) => b.score - a.score || (sizes.get(a.domain) ?? 0) - (sizes.get(b.domain) ?? 0));
    const chosen = best?.domain ?? '';
    sizes.set(chosen, (sizes.get(chosen) ?? 0) + 1);
    return chosen;
  });
}
