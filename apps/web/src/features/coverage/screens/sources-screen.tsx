import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { sourcesQuery } from '../api/list-sources.ts';
import { Bars } from '../components/bars.tsx';
import { SourceLink } from '../components/sources.tsx';

/** All sites that the cards of a project come from. Each links to the cards from it. */
export default function SourcesScreen() {
  const { t } = useTranslation('coverage');
  const { number } = useFormats();
  const navigate = useNavigate();
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/coverage/sources' });
  const { q = '', page = 1 } = useSearch({ from: '/shell/projects/$projectSlug/coverage/sources' });
  const [term, setTerm] = useSearchTerm(q, (next) => {
    void navigate({ to: '.', search: { q: next || undefined, page: undefined }, replace: true });
  });
  const project = useQuery(projectQuery(projectSlug));
  const query = useQuery(sourcesQuery(projectSlug, q, page));
  const total = query.data?.meta.total_record_count;
  useDocumentTitle(project.data && `${t('sources')} · ${project.data.title}`);
  return (
    <Page>
      <BackRow>
        <BackLink to="/projects/$projectSlug/coverage" params={{ projectSlug }}>
          {t('title')}
        </BackLink>
      </BackRow>
      <PageHeader
        title={t('sources')}
        count={total === undefined ? undefined : number(total)}
        lede={t('sourcesLede')}
      />
      <FilterBar>
        <SearchField label={t('searchSources')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
      </FilterBar>
      <QueryState query={query} missing={<ProjectMissing />} skeleton={<RowSkeletons count={12} />}>
        {({ sources, meta }) =>
          meta.total_record_count === 0 ? (
            <State mood={q ? 'night' : undefined} title={t(q ? 'noSuchSource' : 'noSources')} />
          ) : (
            <>
              <Bars
                label={t('sources')}
                of={t('source')}
                bars={sources.map(({ source, count }) => ({
                  key: source,
                  count,
                  name: <SourceLink projectSlug={projectSlug} source={source} />,
                }))}
              />
              <Pager page={meta.current_page} pages={meta.total_page_count} />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
