/** A similar card. */
interface SimilarCard {
  readonly similarity: number;
  readonly tagIds: readonly number[];
}

/** A tag with a smaller share of the most similar cards, weighted by similarity, is not suggested. */
const smallestStrength = 0.25;

/**
 * The tags of similar cards, strongest first: a vote in which each card is weighted by its similarity (weighted nearest
 * neighbours, Dudani, 1976). `strength` is the share of the votes, 0–1.
 */
export function suggestedTags(
  cards: readonly SimilarCard[],
  count: number,
): { readonly tagId: number; readonly strength: number }[] {
  const total = cards.reduce((sum, { similarity }) => sum + similarity, 0);
  if (total === 0) return [];
  const votes = new Map<number, number>();
  for (const { similarity, tagIds } of cards) {
    for (const tagId of tagIds) votes.set(tagId, (votes.get(tagId) ?? 0) + similarity / total);
  }
  return [...votes]
    .map(([tagId, strength]) => ({ tagId, strength: Math.min(1, strength) }))
    .filter(({ strength }) => strength >= smallestStrength)
    .sort((a, b) => b.strength - a.strength || a.tagId - b.tagId)
    .slice(0, count);
}
