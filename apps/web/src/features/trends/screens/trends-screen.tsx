import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NoMatch } from '#features/conclusions/components/no-match.tsx';
import { useConclusionRights } from '#features/conclusions/components/use-conclusion-rights.ts';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { onlyFilters } from '#features/exports/rules/list-query.rules.ts';
import { FirstRadar } from '#features/projects/components/first-radar.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { questionOf, questionQuery } from '../api/keys.ts';
import { type TrendPage, trendsQuery } from '../api/list-trends.ts';
import { Board } from '../components/board/board.tsx';
import { TrendFilters } from '../components/list/trend-filters.tsx';
import { TrendSkeleton } from '../components/list/trend-list-skeleton.tsx';
import {
  filtersOn,
  noFilters,
  searchFrom,
  type TrendView,
  trendSearch,
  viewFrom,
} from '../rules/trend-search.rules.ts';
import styles from './trends-screen.module.css';

const loadMatrix = () => import('../components/matrix/matrix.tsx');

const loadTable = () => import('../components/list/trend-table.tsx');

async function loadMissing() {
  const [{ ProjectMissing }] = await Promise.all([
    import('#features/projects/components/project-missing.tsx'),
    loadNamespaces('projects'),
  ]);
  return { default: ProjectMissing };
}

const missing = <LoadedPart load={loadMissing} props={{}} />;

const loadEmpty = () => import('../components/list/trends-empty.tsx');

/** The trends of a project: on a board, in a matrix or as a list. */
export default function TrendsScreen() {
  const { t } = useTranslation('trends');
  const { number } = useFormats();
  const { projectSlug = '' } = useParams({ strict: false });
  const view = viewFrom(trendSearch(useSearch({ strict: false })));
  const navigate = useNavigate();
  const { project, mayWrite } = useConclusionRights('trends', projectSlug);
  const trends = useQuery(trendsQuery(projectSlug, questionOf(view)));
  const create = { to: '/projects/$projectSlug/trends/create', params: { projectSlug } } as const;
  useDocumentTitle(project.data && `${t('trends')} · ${project.data.title}`);
  useShortcut('c', t('new'), () => void navigate(create), { enabled: mayWrite });
  const show = (next: TrendView) =>
    void navigate({ to: '.', search: { ...searchFrom(next) }, replace: true, resetScroll: false });
  const filtered = filtersOn(view) > 0;
  const body = ({ trends: shown, total, page, pageCount }: TrendPage) => {
    if (total === 0 && filtered) return <NoMatch kind="trends" onClear={() => show({ ...view, filters: noFilters })} />;
    if (total === 0) return <LoadedPart load={loadEmpty} props={{ projectSlug, mayWrite }} />;
    const given = { projectSlug, trends: shown, mayWrite };
    const first = (page - 1) * limits.trendPageSize + 1;
    return (
      <>
        {view.layout !== 'list' && pageCount > 1 && shown.length > 0 && (
          <p className={styles.part}>
            {t('part', { first: number(first), last: number(first + shown.length - 1), all: number(total) })}
          </p>
        )}
        {view.layout === 'board' && <Board {...given} />}
        {view.layout === 'matrix' && (
          <LoadedPart load={loadMatrix} props={given} fallback={<TrendSkeleton layout="matrix" />} />
        )}
        {view.layout === 'list' && (
          <LoadedPart
            load={loadTable}
            props={{ ...given, sort: view.sort, onSort: (next) => show({ ...view, sort: next, page: 1 }) }}
            fallback={<TrendSkeleton layout="list" />}
          />
        )}
        <Pager page={page} pages={pageCount} />
      </>
    );
  };
  const total = trends.data?.total;
  return (
    <Page>
      <PageHeader
        title={t('trends')}
        count={total === undefined ? undefined : number(total)}
        actions={
          <>
            {!project.isError && (filtered || total !== 0) && (
              <ExportButton
                label={t('export')}
                subject={{
                  projectSlug,
                  content: 'trends',
                  list: total
                    ? { query: onlyFilters(questionQuery({ ...view, page: 1 })), count: total, filtered }
                    : undefined,
                }}
              />
            )}
            {mayWrite && Boolean(total) && (
              <ButtonLink
                to="/projects/$projectSlug/radars/create"
                params={{ projectSlug }}
                search={{ ...searchFrom({ ...view, layout: 'board', sort: 'newest', page: 1 }) }}
              >
                {t('makeRadar')}
              </ButtonLink>
            )}
            {mayWrite && (filtered || total !== 0) && (
              <ButtonLink {...create} variant="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
                {t('new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <FirstRadar key={projectSlug} projectSlug={projectSlug} mayWrite={mayWrite} />
      {!project.isError && (filtered || total !== 0) && (
        <TrendFilters projectSlug={projectSlug} view={view} onChange={show} />
      )}
      <p className={visuallyHidden} role="status">
        {total !== undefined && filtered && t('spokenFound', { count: total })}
      </p>
      <QueryState query={project} missing={missing} skeleton={<TrendSkeleton layout={view.layout} />}>
        {() => (
          <QueryState query={trends} missing={missing} skeleton={<TrendSkeleton layout={view.layout} />}>
            {body}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
