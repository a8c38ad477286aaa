import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { clearSelection, deselect } from '#features/cards/components/selection/selection.ts';
import { AddingDialog } from '#features/evidence/components/adding/adding-dialog.tsx';
import { useAdding } from '#features/evidence/components/adding/use-adding.ts';
import { useAddingScreen } from '#features/evidence/components/adding/use-adding-screen.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useChangeCards } from '../api/change-cards.ts';
import { trendsQuery } from '../api/list-trends.ts';
import { noFilters } from '../rules/trend-search.rules.ts';

/** Asks to which trend the chosen cards should be added, over the card list. */
export default function AddCardsScreen() {
  const { t } = useTranslation('trends');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/cards/add-to-trend' });
  const navigate = useNavigate();
  const { chosenCards, term, setTerm, search, close, drop } = useAddingScreen(projectSlug);
  const { data, error } = useQuery(
    trendsQuery(projectSlug, { filters: { ...noFilters, search }, sort: 'changed', page: 1 }),
  );
  const changing = useChangeCards(projectSlug);
  const add = useAdding({
    store: changing.mutateAsync,
    onDone: () => {
      clearSelection();
      close();
    },
    onGone: (slugs) => {
      deselect([...slugs]);
      drop(slugs);
    },
  });
  const title = t('addTitle', { count: chosenCards.length });
  useDocumentTitle(title);
  return (
    <AddingDialog
      chosen={chosenCards.map(({ slug }) => slug)}
      title={title}
      searchLabel={t('search')}
      newLabel={t('newFromCards', { count: chosenCards.length })}
      listLabel={t('trends')}
      none={error ? errorText(error) : t(search ? 'noMatchTitle' : 'emptyTitle')}
      term={term}
      onTerm={setTerm}
      onNew={() =>
        void navigate({
          to: '/projects/$projectSlug/trends/create',
          params: { projectSlug },
          replace: true,
          state: { chosenCards },
        })
      }
      offered={error && !data ? [] : data?.trends}
      adding={changing.isPending ? changing.variables.slug : undefined}
      onAdd={(trend) => void add(trend, chosenCards)}
      onClose={close}
    />
  );
}
