import { problem } from '#platform/http/problem.ts';
import type { ListedCard } from './card.ts';

/**
 * Throws the `conflict` problem when a card is in none of the projects: somebody has moved it since it was authorised.
 * Call it with cards that were read after the projects were locked.
 */
export function assertStillIn(projects: readonly { readonly id: number }[], cards: readonly ListedCard[]): void {
  const ids = new Set(projects.map(({ id }) => id));
  if (cards.every(({ projectId }) => ids.has(projectId))) return;
  throw problem('conflict', 'Somebody else has moved some of these cards. Please try again.');
}
