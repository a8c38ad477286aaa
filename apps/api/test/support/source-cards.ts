import type { SourceCard } from '#features/generation/source-cards.read-model.ts';
import type { FrameResult } from '#features/generation/step-results.ts';

/** A card that a radar is drafted from, made on a day of January 2026. */
export const sourceCard = (id: number, title: string, given: Partial<SourceCard> = {}): SourceCard => ({
  id,
  title,
  subtitle: null,
  description: null,
  relevance: null,
  tags: [],
  host: `site-${id}.example.org`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + (id % 28))),
  ...given,
});

/** The frame of cards whose groups are given by number. */
export function frameOf(cards: readonly SourceCard[], groupOf: readonly number[]): FrameResult {
  const moments = cards.map(({ createdAt }) => createdAt.toISOString()).sort();
  return {
    cardIds: cards.map(({ id }) => id),
    groupOf: [...groupOf],
    coarseOf: Array.from({ length: Math.max(-1, ...groupOf) + 1 }, (_, group) => group),
    firstAt: moments[0] ?? null,
    lastAt: moments.at(-1) ?? null,
  };
}
