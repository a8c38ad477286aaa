import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AddingCards } from '#features/conclusions/components/adding-cards.tsx';
import { useAddingScreen } from '#features/evidence/components/adding/use-adding-screen.ts';
import { insightsQuery } from '../api/list-insights.ts';

/** Asks to which insight the chosen cards should be added, over the card list. */
export default function AddCardsScreen() {
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/cards/add-to-insight' });
  const screen = useAddingScreen(projectSlug);
  const question = { search: screen.search, tags: [], sort: '-updated_at', page: 1 } as const;
  const { data, error } = useQuery(insightsQuery(projectSlug, question));
  return <AddingCards kind="insights" {...{ projectSlug, screen, error }} offered={data?.insights} />;
}
