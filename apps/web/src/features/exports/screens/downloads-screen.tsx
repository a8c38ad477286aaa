import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Button } from '#ui/button/button.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { exportsQuery } from '../api/list-exports.ts';
import { DownloadRow } from '../components/download-row.tsx';
import styles from '../components/downloads.module.css';
import { openExport } from '../components/export-state.ts';

/** The user's exports of a project. The address may refer to one of them, which is then listed first. */
export default function DownloadsScreen() {
  const { t } = useTranslation('exports');
  const { projectSlug = '', downloadSlug } = useParams({ strict: false });
  const project = useQuery(projectQuery(projectSlug));
  const query = useQuery(exportsQuery(projectSlug));
  useDocumentTitle(project.data && `${t('downloads')} · ${project.data.title}`);
  const start = () => openExport({ projectSlug, content: 'project' });
  const skeleton = (
    <Page>
      <PageHeader title={t('downloads')} />
      <RowSkeletons count={3} round={false} />
    </Page>
  );
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={skeleton}>
      {({ title }) => (
        <QueryState query={query} missing={<ProjectMissing />} skeleton={skeleton}>
          {(exports) => {
            const named = exports.find(({ slug }) => slug === downloadSlug);
            const isEmpty = exports.length === 0 && !downloadSlug;
            const others = exports.filter((one) => one !== named);
            return (
              <Page>
                <PageHeader
                  title={t('downloads')}
                  lede={t('downloadsLede', { title })}
                  actions={
                    !isEmpty && (
                      <Button variant="primary" onClick={start}>
                        {t('newExport')}
                      </Button>
                    )
                  }
                />
                {downloadSlug && !named && <State mood="night" title={t('missingTitle')} text={t('missingText')} />}
                {named && (
                  <ul className={styles.list}>
                    <DownloadRow made={named} isNamed />
                  </ul>
                )}
                {others.length > 0 && (
                  <>
                    {downloadSlug && <h2 className={styles.heading}>{t('others')}</h2>}
                    <ul className={styles.list} aria-label={t('downloads')}>
                      {others.map((made) => (
                        <DownloadRow key={made.slug} made={made} />
                      ))}
                    </ul>
                  </>
                )}
                {isEmpty && (
                  <State
                    ghost="rows"
                    title={t('emptyTitle')}
                    text={t('emptyText')}
                    actions={
                      <Button variant="primary" onClick={start}>
                        {t('newExport')}
                      </Button>
                    }
                  />
                )}
              </Page>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
