import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { newsQuery } from '#features/news/api/read-news.ts';
import { useTiles } from '#features/news/api/read-tiles.ts';
import { HomeNews } from '#features/news/components/home-news.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading } from '#ui/state/skeleton.tsx';
import { TileGrid } from '#ui/tile/tile.tsx';
import { TileSkeletons } from '#ui/tile/tile-skeleton.tsx';
import { workspacesQuery } from '../api/list-workspaces.ts';
import { FinishedStudy } from '../components/finished-study.tsx';
import { NoWorkspaces } from '../components/no-workspaces.tsx';
import { SharedProjects } from '../components/shared-projects.tsx';
import { WorkspaceTile } from '../components/workspace-tile.tsx';

/** The user's workspaces, newest first, and the projects shared with them. */
export default function HomeScreen() {
  const { t } = useTranslation('workspaces');
  const { number } = useFormats();
  const may = useMay();
  const { page = 1 } = useSearch({ from: '/shell/' });
  const query = useQuery(workspacesQuery(page));
  const news = useQuery(newsQuery);
  const listed = query.data?.data;
  const tiles = useTiles(listed && { workspaces: listed.map(({ attributes }) => attributes.slug) });
  // Everything above and on the tiles is shown together, so that nothing moves.
  const isReady = tiles !== undefined && !news.isPending;
  const total = query.data?.meta.total_record_count;
  useDocumentTitle(t('homeTitle'));
  const skeleton = (
    <>
      <Loading />
      <TileSkeletons count={8} />
    </>
  );
  return (
    <Page>
      <PageHeader
        title={t('homeTitle')}
        count={total ? number(total) : undefined}
        actions={
          <>
            {listed && listed.length > 0 && <FinishedStudy workspaces={listed.map(({ attributes }) => attributes)} />}
            {may('workspace.create') && total !== 0 && (
              <ButtonLink to="/create" variant="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
                {t('new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <QueryState query={query} skeleton={skeleton}>
        {({ data, meta }) =>
          isReady ? (
            <>
              <HomeNews projects={news.data ?? []} />
              {data.length > 0 && (
                <TileGrid label={t('homeTitle')}>
                  {data.map(({ id, attributes }) => (
                    <WorkspaceTile key={id} workspace={attributes} tile={tiles.get(attributes.slug)} />
                  ))}
                </TileGrid>
              )}
              <Pager page={meta.current_page} pages={meta.total_page_count} />
              <SharedProjects empty={data.length === 0 && page === 1 ? <NoWorkspaces /> : null} />
            </>
          ) : (
            skeleton
          )
        }
      </QueryState>
    </Page>
  );
}
