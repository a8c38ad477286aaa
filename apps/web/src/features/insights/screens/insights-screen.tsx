import { type InsightAttributes, limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatch } from '#features/conclusions/components/no-match.tsx';
import { useConclusionRights } from '#features/conclusions/components/use-conclusion-rights.ts';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { onlyFilters } from '#features/exports/rules/list-query.rules.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { insightsQuery } from '../api/list-insights.ts';
import { ChosenInsights } from '../components/list/chosen-insights.tsx';
import styles from '../components/list/insight-entry.module.css';
import { InsightEntry } from '../components/list/insight-entry.tsx';
import { InsightFilters } from '../components/list/insight-filters.tsx';
import { InsightListSkeleton } from '../components/list/insight-list-skeleton.tsx';
import { InsightsEmpty } from '../components/list/insights-empty.tsx';
import { changed, type InsightSearch, isFiltered, queryFrom, questionFrom } from '../rules/insight-search.rules.ts';

/** The insights of a project. */
export default function InsightsScreen() {
  const { t } = useTranslation('insights');
  const { number } = useFormats();
  const navigate = useNavigate();
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/insights' });
  const search = useSearch({ from: '/shell/projects/$projectSlug/insights' });
  const { project, mayWrite } = useConclusionRights('insights', projectSlug);
  const query = useQuery(insightsQuery(projectSlug, questionFrom(search)));
  const create = { to: '/projects/$projectSlug/insights/create', params: { projectSlug } } as const;
  const show = (next: InsightSearch) => void navigate({ to: '.', search: next, replace: true });
  const clearFilters = () => show(changed(search, { q: undefined, tags: undefined }));
  const [chosen, setChosen] = useState<readonly InsightAttributes[]>([]);
  const isChosen = ({ slug }: InsightAttributes) => chosen.some((one) => one.slug === slug);
  const choose = (insight: InsightAttributes, is: boolean) =>
    setChosen((before) => [...before.filter(({ slug }) => slug !== insight.slug), ...(is ? [insight] : [])]);
  const total = query.data?.meta.total_record_count;
  const filtered = isFiltered(search);
  useDocumentTitle(project.data && `${t('insights')} · ${project.data.title}`);
  useShortcut('c', t('new'), () => void navigate(create), { enabled: mayWrite });
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={<Skeleton title={t('insights')} />}>
      {() => (
        <Page>
          <PageHeader
            title={t('insights')}
            count={total === undefined ? undefined : number(total)}
            actions={
              <>
                {(filtered || total !== 0) && (
                  <ExportButton
                    label={t('export')}
                    subject={{
                      projectSlug,
                      content: 'insights',
                      list: total
                        ? { query: onlyFilters(queryFrom(questionFrom(search))), count: total, filtered }
                        : undefined,
                    }}
                  />
                )}
                {mayWrite && (filtered || total !== 0) && (
                  <ButtonLink {...create} variant="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
                    {t('new')}
                  </ButtonLink>
                )}
              </>
            }
          />
          {(filtered || total !== 0) && <InsightFilters projectSlug={projectSlug} search={search} onChange={show} />}
          <p className={visuallyHidden} role="status">
            {total !== undefined && t('spokenCount', { count: total })}
          </p>
          <QueryState query={query} missing={<ProjectMissing />} skeleton={<InsightListSkeleton />}>
            {({ insights, meta }) => {
              if (meta.total_record_count === 0 && filtered) return <NoMatch kind="insights" onClear={clearFilters} />;
              if (meta.total_record_count === 0) return <InsightsEmpty projectSlug={projectSlug} mayWrite={mayWrite} />;
              return (
                <>
                  <ul className={styles.list} aria-label={t('insights')}>
                    {insights.map((insight) => (
                      <InsightEntry
                        key={insight.slug}
                        insight={insight}
                        chosen={isChosen(insight)}
                        onChoose={
                          mayWrite && (isChosen(insight) || chosen.length < limits.evidence)
                            ? (is) => choose(insight, is)
                            : undefined
                        }
                      />
                    ))}
                  </ul>
                  <Pager page={meta.current_page} pages={meta.total_page_count} />
                  {chosen.length > 0 && (
                    <ChosenInsights projectSlug={projectSlug} insights={chosen} onClear={() => setChosen([])} />
                  )}
                </>
              );
            }}
          </QueryState>
        </Page>
      )}
    </QueryState>
  );
}

function Skeleton({ title }: { title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <InsightListSkeleton />
    </Page>
  );
}
