import { type BriefAttributes, isFormer, type ProjectAttributes } from '@foreglow/contract';
import { IconHistory, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { cx } from '#ui/class-names.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { State } from '#ui/state/state.tsx';
import { briefQuery } from '../api/read-brief.ts';
import styles from '../components/brief.module.css';
import { BriefDocument } from '../components/brief-document.tsx';
import { BriefSkeleton } from '../components/brief-skeleton.tsx';
import { EditableBrief } from '../components/editable-brief.tsx';
import { History } from '../components/history.tsx';
import { OldVersion } from '../components/old-version.tsx';

/** The brief of a project, laid out as a document. */
export default function BriefScreen() {
  const { t } = useTranslation('brief');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/brief' });
  const project = useQuery(projectQuery(projectSlug));
  const brief = useQuery(briefQuery(projectSlug));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  const skeleton = (
    <Page>
      <PageHeader title={t('title')} />
      <BriefSkeleton />
    </Page>
  );
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={skeleton}>
      {(found) => (
        <QueryState query={brief} missing={<ProjectMissing />} skeleton={skeleton}>
          {(read) => <Brief project={found} brief={read} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function Brief({ project, brief }: { project: ProjectAttributes; brief: BriefAttributes }) {
  const { t } = useTranslation('brief');
  const { history, version } = useSearch({ from: '/shell/projects/$projectSlug/brief' });
  const mayWrite = useMay()('project.write', { projectSlug: project.slug, workspaceSlug: project.workspace_slug });
  const projectSlug = project.slug;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={project.title}
        actions={
          brief.version > 0 && (
            <span className={styles.actions}>
              <ExportButton label={t('export')} subject={{ projectSlug, content: 'brief' }} />
              <IconButton label={t('print')} onClick={() => print()}>
                <IconPrinter stroke={1.5} aria-hidden="true" />
              </IconButton>
              <ButtonLink
                to="/projects/$projectSlug/brief"
                params={{ projectSlug }}
                search={history ? {} : { history: true }}
                aria-expanded={history === true}
                icon={<IconHistory stroke={1.5} aria-hidden="true" />}
              >
                {t('history')}
              </ButtonLink>
            </span>
          )
        }
      />
      <div className={cx(styles.layout, history && styles.withHistory)}>
        <div className={styles.sheet}>
          {version !== undefined ? (
            <OldVersion key={version} projectSlug={projectSlug} brief={brief} number={version} mayWrite={mayWrite} />
          ) : mayWrite ? (
            <EditableBrief key={projectSlug} projectSlug={projectSlug} brief={brief} />
          ) : brief.version > 0 ? (
            <BriefDocument content={brief} />
          ) : (
            <State title={t('emptyTitle')} text={t('emptyForReaders')} />
          )}
          {version === undefined && <LastChange brief={brief} />}
        </div>
        {history && <History projectSlug={projectSlug} reading={version} />}
      </div>
    </Page>
  );
}

function LastChange({ brief: { version, updated_at, updated_by } }: { brief: BriefAttributes }) {
  const { t } = useTranslation('brief');
  const { longDay } = useFormats();
  if (!updated_at || !updated_by) return null;
  const name = isFormer(updated_by.email) ? t('former') : updated_by.name;
  return <p className={styles.foot}>{t('lastChange', { number: version, name, day: longDay(updated_at) })}</p>;
}
