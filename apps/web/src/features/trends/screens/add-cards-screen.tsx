import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AddingCards } from '#features/conclusions/components/adding-cards.tsx';
import { useAddingScreen } from '#features/evidence/components/adding/use-adding-screen.ts';
import { trendsQuery } from '../api/list-trends.ts';
import { noFilters } from '../rules/trend-search.rules.ts';

/** Asks to which trend the chosen cards should be added, over the card list. */
export default function AddCardsScreen() {
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/cards/add-to-trend' });
  const screen = useAddingScreen(projectSlug);
  const question = { filters: { ...noFilters, search: screen.search }, sort: 'changed', page: 1 } as const;
  const { data, error } = useQuery(trendsQuery(projectSlug, question));
  return <AddingCards kind="trends" {...{ projectSlug, screen, error }} offered={data?.trends} />;
}
