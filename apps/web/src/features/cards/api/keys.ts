import type { CardFilters, CardSort } from '@foreglow/contract';
import { filtersToQuery } from '@foreglow/contract';

/** Which cards of a project, in which order. */
export interface CardQuestion {
  readonly projectSlug: string;
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** The part of a call that asks for these cards. */
export const questionQuery = ({ filters, sort }: CardQuestion) => ({ ...filtersToQuery(filters), sort });

/** Names of what is kept of cards. */
export const cardKeys = {
  all: ['cards'] as const,
  one: (slug: string) => ['cards', 'one', slug] as const,
  list: (question: CardQuestion) => ['cards', 'list', question.projectSlug, questionQuery(question)] as const,
};
