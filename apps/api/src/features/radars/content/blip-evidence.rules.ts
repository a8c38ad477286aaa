import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import type { BlipEvidence } from '../radars.repo.ts';
import type { GivenEvidence } from './radar-change.rules.ts';

interface Known {
  readonly trends: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

/** The slugs named as evidence, each once. */
export const slugsOf = (given: readonly GivenEvidence[]) => ({
  trends: [...new Set(given.flatMap(({ trendSlug }) => trendSlug ?? []))],
  cards: [...new Set(given.flatMap(({ cardSlugs }) => cardSlugs ?? []))],
});

/** The evidence by its ids. Throws the 422 problem with a pointer to every slug that is not among the known ones. */
export function evidenceByIds(given: readonly GivenEvidence[], { trends, cards }: Known): BlipEvidence[] {
  const faults: ProblemItem[] = [];
  const missing = (pointer: string, detail: string) =>
    faults.push({ code: 'invalid_attribute', detail, source: { pointer } });
  const evidence = given.map(({ blipId, trendSlug, cardSlugs, pointer }): BlipEvidence => {
    if (trendSlug && !trends.has(trendSlug)) missing(`${pointer}/trend_slug`, 'The project has no such trend.');
    for (const [at, slug] of (cardSlugs ?? []).entries()) {
      if (!cards.has(slug)) missing(`${pointer}/card_slugs/${at}`, 'The project has no such card.');
    }
    return {
      blipId,
      trendId: trendSlug === undefined ? undefined : (trendSlug && trends.get(trendSlug)) || null,
      cardIds: cardSlugs?.flatMap((slug) => cards.get(slug) ?? []),
    };
  });
  const [first, ...rest] = faults;
  if (first) throw new Problem([first, ...rest]);
  return evidence;
}
