import { limits, type ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { State } from '#ui/state/state.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { activityQuery } from '../api/list-activity.ts';
import styles from '../components/activity.module.css';
import { ActivityFilters } from '../components/activity-filters.tsx';
import { ActivityRow } from '../components/activity-row.tsx';
import { byDay } from '../rules/by-day.rules.ts';

/** The activity screen of a project: who did what. */
export default function ActivityScreen() {
  const { t } = useTranslation('activity');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/activity' });
  const project = useQuery(projectQuery(projectSlug));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  const skeleton = (
    <Page>
      <PageHeader title={t('title')} lede={t('lede', { days: limits.activityDays })} />
      <RowSkeletons count={8} />
    </Page>
  );
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={skeleton}>
      {(found) => <Activity project={found} />}
    </QueryState>
  );
}

function Activity({ project }: { project: ProjectAttributes }) {
  const { t } = useTranslation('activity');
  const asked = useSearch({ from: '/shell/projects/$projectSlug/activity' });
  const { longDay } = useFormats();
  const projectSlug = project.slug;
  const allowed = useMay()('project.write', { projectSlug, workspaceSlug: project.workspace_slug });
  const query = useQuery({ ...activityQuery(projectSlug, asked), enabled: allowed });
  if (!allowed) return <NoPermission />;
  const entries = (query.data?.data ?? []).map(({ id, attributes }) => ({ id, ...attributes }));
  const today = longDay(new Date());
  const isFiltered = asked.kind !== undefined || asked.person !== undefined;
  const found = query.data?.meta.total_record_count;
  return (
    <Page>
      <PageHeader title={t('title')} lede={t('lede', { days: limits.activityDays })} />
      <ActivityFilters projectSlug={projectSlug} asked={asked} shown={entries.map(({ person }) => person)} />
      <p className={visuallyHidden} role="status">
        {isFiltered && found !== undefined && (found > 0 ? t('spokenFound', { count: found }) : t('emptyFiltered'))}
      </p>
      <QueryState query={query} skeleton={<RowSkeletons count={8} />}>
        {({ meta }) =>
          meta.total_record_count === 0 ? (
            <State
              mood="night"
              title={t('emptyTitle')}
              text={t(isFiltered ? 'emptyFiltered' : 'emptyText')}
              actions={
                isFiltered && (
                  <ButtonLink to="/projects/$projectSlug/activity" params={{ projectSlug }} search={{}}>
                    {t('showAll')}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <>
              {byDay(entries, longDay).map((day) => (
                <section key={day.name} className={styles.day}>
                  <h2 className={styles.name} dir="auto">
                    {day.name === today ? t('today') : day.name}
                  </h2>
                  <ol>
                    {day.entries.map((entry) => (
                      <ActivityRow key={entry.id} projectSlug={projectSlug} activity={entry} />
                    ))}
                  </ol>
                </section>
              ))}
              <Pager page={meta.current_page} pages={meta.total_page_count} />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
