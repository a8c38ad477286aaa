import type { RawBuilder } from 'kysely';
import { conditionsOf } from '#features/conclusions/conclusions.read-model.ts';
import type { Tag } from '#features/tags/stored-tags.read-model.ts';
import { trendConditions } from '#features/trends/trends.read-model.ts';
import type { Export } from '../export.ts';

interface Listed {
  readonly content: Export['content'];
  readonly request: Pick<Export['request'], 'filters' | 'trendFilters'>;
}

/**
 * The conditions for the insights or trends of an export: the filters of their list. An export of the whole project
 * contains all of them.
 */
export function conclusionConditions(
  kind: 'insights' | 'trends',
  { content, request: { filters, trendFilters } }: Listed,
  tags: Iterable<Tag>,
  seesDrafts: boolean,
): RawBuilder<unknown>[] {
  if (content !== kind) return [];
  const common = conditionsOf({ tags: filters.tags, search: filters.search }, tags, kind);
  return kind === 'trends' ? [...common, ...trendConditions(trendFilters, seesDrafts)] : common;
}
