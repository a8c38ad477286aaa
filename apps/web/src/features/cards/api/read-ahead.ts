import type { QueryClient } from '@tanstack/react-query';
import { projectQuery } from '#features/projects/api/read-project.ts';
import type { CardSearch } from '../rules/card-search.rules.ts';
import { listQueryFrom } from '../rules/list-query.rules.ts';
import { cardPageQuery } from './list-cards.ts';

/** Starts to load what the card list of a project shows first, before the list is rendered. */
export function readCardsAhead(client: QueryClient, projectSlug: string, search: CardSearch): void {
  const retry = client.getDefaultOptions().queries?.retry;
  const { query } = listQueryFrom({ kind: 'project', slug: projectSlug }, search);
  void client.prefetchQuery({ ...projectQuery(projectSlug), retry });
  void client.prefetchQuery({ ...cardPageQuery(query, 1), retry });
}
