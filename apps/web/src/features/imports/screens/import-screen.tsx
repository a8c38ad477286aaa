import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { State } from '#ui/state/state.tsx';
import { notify } from '#ui/toast/notify.ts';
import { Checked } from '../components/checked.tsx';
import { Done } from '../components/done.tsx';
import { FileHead } from '../components/file-head.tsx';
import { ImportOutcome } from '../components/import-outcome.tsx';
import { Refused } from '../components/refused.tsx';
import styles from '../components/start.module.css';
import { useImport } from '../components/use-import.ts';

const loadWhatGoesIn = () => import('../components/what-goes-in.tsx');

/** Imports cards from a file. */
export default function ImportScreen() {
  const { t } = useTranslation('imports');
  const { projectSlug = '' } = useParams({ strict: false });
  const project = useQuery(projectQuery(projectSlug));
  const may = useMay();
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  const gone = project.error instanceof ApiError && [403, 404].includes(project.error.status);
  const target = { projectSlug, workspaceSlug: project.data?.workspace_slug };
  return (
    <Page>
      <BackRow>
        <BackLink to="/projects/$projectSlug/cards" params={{ projectSlug }}>
          {t('backToCards')}
        </BackLink>
      </BackRow>
      <PageHeader title={t('title')} lede={project.data && t('lede', { project: project.data.title })} />
      {project.isError && !gone && (
        <ErrorState message={errorText(project.error)} onRetry={() => void project.refetch()} />
      )}
      {(gone || (project.data && !may('project.write', target))) && (
        <State mood="night" title={t('notAllowedTitle')} text={t('notAllowedText')} />
      )}
      {project.data && may('project.write', target) && <Steps projectSlug={projectSlug} />}
    </Page>
  );
}

interface StepsProps {
  readonly projectSlug: string;
}

function Steps({ projectSlug }: StepsProps) {
  const importing = useImport(projectSlug);
  return (
    <>
      <Step projectSlug={projectSlug} importing={importing} />
      <ImportOutcome stage={importing.stage} />
    </>
  );
}

function Step({ projectSlug, importing }: StepsProps & { readonly importing: ReturnType<typeof useImport> }) {
  const { t } = useTranslation('imports');
  const { number, bytes } = useFormats();
  const { stage, choose, reread, retry, goBack, restart } = importing;
  const take = (file: File) => {
    if (file.size > limits.importBytes) {
      const max = bytes(limits.importBytes);
      return notify.error(t('advice_too_large', { max }), { description: file.name });
    }
    choose(file);
  };
  if (stage.name === 'choose') {
    return (
      <div className={styles.start}>
        <div>
          <DropZone
            call={t('dropHere')}
            choose={t('chooseFile')}
            hint={t('limits', { rows: number(limits.importRows), bytes: bytes(limits.importBytes) })}
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onFile={take}
          />
          <p className={styles.links}>
            <Link to="/projects/$projectSlug/links" params={{ projectSlug }}>
              {t('linksInstead')}
            </Link>
          </p>
        </div>
        <LoadedPart load={loadWhatGoesIn} props={{}} />
      </div>
    );
  }
  if (stage.name === 'refused') {
    return (
      <Refused
        key={stage.file.name}
        file={stage.file}
        error={stage.error}
        onReread={reread}
        onRetry={retry}
        onBack={stage.checked && goBack}
        onRestart={restart}
      />
    );
  }
  if (stage.name === 'done') {
    return <Done projectSlug={projectSlug} {...stage} onRestart={restart} />;
  }
  const doing = stage.name === 'checked' ? undefined : stage.name;
  return (
    <>
      <FileHead
        file={stage.file}
        doing={doing}
        progress={stage.name === 'checked' ? undefined : stage.progress}
        onOther={restart}
      />
      {stage.result && (
        <Checked
          projectSlug={projectSlug}
          result={stage.result}
          doing={doing}
          error={stage.name === 'checked' ? stage.error : undefined}
          keepDuplicates={importing.keepDuplicates}
          onKeepDuplicates={importing.setKeepDuplicates}
          reading={importing.reading}
          onReread={reread}
          onCommit={importing.commit}
          onCheckAgain={importing.checkAgain}
        />
      )}
    </>
  );
}
