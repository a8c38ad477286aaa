import { errorCatalogue } from '@foreglow/contract';
import { Problem, type ProblemItem, problem } from '#platform/http/problem.ts';
import type { ListedCard } from './card.ts';

/**
 * The problem for missing cards: it points at each named card that never existed, is deleted, or is not visible to the
 * caller. Undefined when none is missing.
 */
export function missingCards(slugs: readonly string[], found: readonly ListedCard[]): Problem | undefined {
  const known = new Set(found.map((card) => card.slug));
  const [first, ...others] = slugs.flatMap((slug, index) => (known.has(slug) ? [] : notFoundAt(index)));
  if (!first) return undefined;
  // A single card may be named in the path, so there is no body to point into.
  return slugs.length === 1 ? problem('not_found') : new Problem([first, ...others]);
}

/** Only by its index: a slug may contain words of a title that the caller must not read. */
const notFoundAt = (index: number): ProblemItem => ({
  code: 'not_found',
  detail: errorCatalogue.not_found.title,
  source: { pointer: `/card_slugs/${index}` },
});
