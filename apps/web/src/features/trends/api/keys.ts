import { conclusionKeys } from '#features/conclusions/api/conclusion-calls.ts';
import { queryFrom, type TrendView } from '../rules/trend-search.rules.ts';

/** The page, the filters and the order of a list of trends. */
export type TrendQuestion = Pick<TrendView, 'filters' | 'sort' | 'page'>;

/** What a view of the trends requests. The board and the matrix show the trends with the highest impact first. */
export const questionOf = ({ layout, filters, sort, page }: TrendView): TrendQuestion => ({
  filters,
  sort: layout === 'list' ? sort : 'impact',
  page,
});

/** The query parameters of a request for the list. */
export const questionQuery = (question: TrendQuestion) => queryFrom({ ...question, layout: 'list' });

/** The query keys of trends. */
export const trendKeys = {
  ...conclusionKeys('trends'),
  list: (projectSlug: string, question: TrendQuestion) =>
    [...conclusionKeys('trends').lists(projectSlug), questionQuery(question)] as const,
};
