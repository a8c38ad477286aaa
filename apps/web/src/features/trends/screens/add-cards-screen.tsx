import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { errorText } from '../../../lib/http/index.ts';
import { clearSelection, deselect } from '../../cards/index.ts';
import { AddingDialog, useAdding } from '../../evidence/index.ts';
import { useChangeCards } from '../api/change-cards.ts';
import { trendsQuery } from '../api/list-trends.ts';
import { noFilters } from '../rules/trend-search.rules.ts';

const pauseMs = 180;

/** Asks which trend the chosen cards are to be added to, over the card list. */
export default function AddCardsScreen() {
  const { t } = useTranslation('trends');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/cards/add-to-trend' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const { chosenCards = [], overList } = useLocation({ select: ({ state }) => state });
  const [term, setTerm] = useState('');
  const [search] = useDebouncedValue(term.trim(), pauseMs);
  const { data, error } = useQuery(
    trendsQuery(projectSlug, { filters: { ...noFilters, search }, sort: 'changed', page: 1 }),
  );
  const changing = useChangeCards(projectSlug);
  const close = () =>
    overList
      ? history.back()
      : void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug }, replace: true });
  const add = useAdding({
    store: changing.mutateAsync,
    onDone: () => {
      clearSelection();
      close();
    },
    onGone: (slugs) => {
      deselect([...slugs]);
      const left = chosenCards.filter(({ slug }) => !slugs.has(slug));
      void navigate({ to: '.', search: true, replace: true, state: { overList, chosenCards: left } });
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
