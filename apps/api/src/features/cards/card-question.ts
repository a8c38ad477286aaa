import { createHash } from 'node:crypto';
import type { CardFilters, CardSort } from '@foreglow/contract';
import type { CardScope } from './card-conditions.read-model.ts';
import type { VersionedProject } from './word-index/card-words.ts';

/** A question for cards. `version` stands for the state of everything asked: what is found is kept under it. */
export interface CardQuestion {
  readonly scope: CardScope;
  /** The projects of the scope, in the state that is asked about. */
  readonly projects: readonly VersionedProject[];
  readonly version: string;
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** The key to keep something under that depends on which cards a question finds. `what` names it. */
export function keyOf(what: string, { version, filters, scope }: CardQuestion): string {
  const reader = filters.showOnlyMyCards && scope.viewerEmail;
  const parts = JSON.stringify([what, version, reader, scope.seesDrafts, scope.team, filters]);
  return createHash('sha256').update(parts).digest('base64');
}
