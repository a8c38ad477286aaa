import { createHash } from 'node:crypto';
import type { CardFilters, CardSort } from '@foreglow/contract';
import type { CardScope } from './card-conditions.read-model.ts';
import type { VersionedProject } from './word-index/card-words.ts';

/** A question for cards. `version` identifies the state of all queried data; results are cached under it. */
export interface CardQuestion {
  readonly scope: CardScope;
  /** The projects of the scope, at the queried version. */
  readonly projects: readonly VersionedProject[];
  readonly version: string;
  /** Identifies the state of the names of creators. */
  readonly creatorsVersion: string;
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** The cache key for something that depends on which cards a question finds. `what` names that thing. */
export function keyOf(what: string, { version, filters, scope }: CardQuestion): string {
  const reader = filters.showOnlyMyCards && scope.viewerEmail;
  const parts = JSON.stringify([what, version, reader, scope.seesDrafts, scope.team, filters]);
  return createHash('sha256').update(parts).digest('base64');
}
