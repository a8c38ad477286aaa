import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { isMissing } from '#lib/http/api-error.ts';
import { stringifySearch } from '#lib/url/search-params.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { useShownError } from '#ui/query/use-shown-error.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { changeView } from '../api/kept-orders.ts';
import { queryParameters } from '../api/keys.ts';
import { SelectionGate } from '../components/bar/selection-gate.tsx';
import { CardFilters } from '../components/filters/card-filters.tsx';
import { CardList } from '../components/list/card-list.tsx';
import { CardsFailed } from '../components/list/cards-failed.tsx';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { NoMatch } from '../components/list/no-match.tsx';
import { useAnswered } from '../components/list/use-answered.ts';
import { useDensity } from '../components/list/use-density.ts';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useListQuery } from '../components/use-list-query.ts';
import { type CardSearch, type CardView, filtersOn, searchFrom, unfiltered } from '../rules/card-search.rules.ts';
import { listQueryFrom } from '../rules/list-query.rules.ts';

interface CardsPageProps {
  readonly title: string;
  /** The project or workspace that contains the cards. */
  readonly place: UseQueryResult<{ readonly title: string; readonly card_count: number }>;
  readonly mayWrite: boolean;
  /** Shown above everything else. */
  readonly banner?: ReactNode;
  /** Shown above the cards. While there are none, `empty` has them. */
  readonly actions?: ReactNode;
  /** A filter that other lists do not have. */
  readonly ownFilter?: ReactNode;
  /** Shown instead of cards while there are none. */
  readonly empty: ReactNode;
  /** Shown if the project or workspace does not exist or the user may not see it. */
  readonly missing: ReactNode;
}

/** The cards of a source with their filters. Dialogs over them are child routes, so that the screen stays mounted. */
export function CardsPage({ title, place, mayWrite, banner, actions, ownFilter, empty, missing }: CardsPageProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const { cardSlug } = useParams({ strict: false });
  const { source, search, addresses, open, show } = useCardNavigation();
  const { view, query: asked } = useListQuery();
  const [density] = useDensity();
  const { query, total, first } = useAnswered(asked);

  const client = useQueryClient();
  const change = (next: CardView) => void show(searchFrom(changeView(client, source, view, next)));
  const changeTo = (next: CardSearch) => change(listQueryFrom(source, next).view);

  const { path } = addresses;
  // The title of a dialog over the list remains, even if that of the list is known later.
  const isCovered = useLocation({ select: ({ pathname }) => pathname !== path });
  useDocumentTitle(isCovered ? undefined : place.data && `${title} · ${place.data.title}`);

  const tail = stringifySearch({ ...search });
  const hrefOf = useMemo(() => (slug: string) => `${path}/${slug}${tail}`, [path, tail]);

  // Users who may only read can still export cards of a project.
  const selectable = mayWrite || source.kind === 'project';
  const all = place.data?.card_count;
  const filtered = filtersOn(search) > 0;
  const count =
    total === undefined
      ? undefined
      : filtered && all !== undefined
        ? t('countOf', { shown: number(total), all: number(all) })
        : number(total);
  const ofPlace = { query: place, error: useShownError(place) };
  const failed = [ofPlace, { query: first, error: useShownError(first) }].find(hasFailed);
  return (
    <Page>
      {banner}
      <PageHeader
        title={title}
        count={count}
        actions={
          <>
            {source.kind === 'project' && !hasFailed(ofPlace) && (filtered || total !== 0) && (
              <ExportButton
                label={t('exportCards')}
                subject={{
                  projectSlug: source.slug,
                  content: 'cards',
                  list: query && total ? { query: queryParameters(query), count: total, filtered } : undefined,
                }}
              />
            )}
            {(filtered || total !== 0) && actions}
          </>
        }
      />
      {!hasFailed(ofPlace) && (filtered || total !== 0) && (
        <CardFilters
          source={source}
          search={search}
          view={view}
          seesDrafts={mayWrite}
          ownFilter={ownFilter}
          onChange={change}
          onClear={changeTo}
        />
      )}
      <p className={visuallyHidden} role="status">
        {total !== undefined && (filtered ? t('spokenFound', { count: total }) : t('spokenCount', { count: total }))}
      </p>
      {failed ? (
        <CardsFailed
          error={failed.error}
          onRetry={() => void failed.query.refetch()}
          busy={failed.query.isFetching}
          missing={missing}
        />
      ) : query === undefined || total === undefined ? (
        <ListSkeleton layout={view.layout} density={density} />
      ) : total === 0 ? (
        filtered ? (
          <NoMatch onClear={() => changeTo(unfiltered(search))} />
        ) : (
          empty
        )
      ) : (
        <CardList
          query={query}
          total={total}
          layout={view.layout}
          density={density}
          hrefOf={hrefOf}
          onOpen={(slug) => void open(slug)}
          openSlug={cardSlug}
          selectable={selectable}
        />
      )}
      {query && <SelectionGate query={query} total={total ?? 0} mayWrite={mayWrite} />}
      <Outlet />
    </Page>
  );
}

/** Shown when there is nothing to list. A list that failed to refresh stays. */
const hasFailed = ({ query, error }: { query: UseQueryResult<unknown>; error: Error | null }): boolean =>
  error !== null && (query.data === undefined || isMissing(error));
