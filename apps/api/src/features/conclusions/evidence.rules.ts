import { isDeepStrictEqual } from 'node:util';
import { type EvidenceItem, limits } from '@foreglow/contract';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import type { EvidenceLink } from './links.ts';

const day = 86_400_000;

/** When something in the trash is permanently removed, as answers show it; null while it is not in the trash. */
export const removedAt = (deletedAt: Date | null): string | null =>
  deletedAt && new Date(deletedAt.getTime() + limits.trashDays * day).toISOString();

/**
 * The ids of the evidence with the slugs, each once and in their order. Throws the 422 problem with a pointer to every
 * slug that is not among the known ones.
 */
export function namedEvidence(
  slugs: readonly string[],
  known: ReadonlyMap<string, number>,
  { attribute, of }: EvidenceLink,
): number[] {
  const detail = of === 'cards' ? 'The project has no such card.' : 'The project has no such insight.';
  const [first, ...rest] = slugs.flatMap((slug, at): ProblemItem[] =>
    known.has(slug)
      ? []
      : [{ code: 'invalid_attribute', detail, source: { pointer: `/data/attributes/${attribute}/${at}` } }],
  );
  if (first) throw new Problem([first, ...rest]);
  return [...new Set(slugs.flatMap((slug) => known.get(slug) ?? []))];
}

/** Evidence as resource objects for the `included` of a document, each once: with the fields needed to name it. */
export function includedEvidence(type: EvidenceLink['of'], lists: readonly (readonly EvidenceItem[])[]) {
  const bySlug = new Map(lists.flat().map((item) => [item.slug, item]));
  return [...bySlug.values()].map((item) => ({ type, id: item.slug, attributes: { ...item } }));
}

/** True if a stored conclusion has all these values already. */
export const hasValues = <Fields extends object>(stored: Fields, fields: Fields): boolean =>
  isDeepStrictEqual({ ...stored, ...fields }, stored);
