import { type AnswerAttributes, limits, type ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { ask } from '../api/drafts.ts';
import { Answer } from '../components/answer.tsx';
import styles from '../components/ask.module.css';
import { useAssistance } from '../components/use-assistance.ts';
import { useDrafting } from '../components/use-drafting.ts';

/** Asks a question that is answered only from the cards of a project. */
export default function AskScreen() {
  const { t } = useTranslation('assistance');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/ask' });
  const { features } = useSiteConfig();
  const project = useQuery(projectQuery(projectSlug));
  useDocumentTitle(project.data && `${t('askTitle')} · ${project.data.title}`);
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={<AskSkeleton />}>
      {(found) =>
        features.assistance ? <Asking key={projectSlug} project={found} /> : <Off projectSlug={projectSlug} />
      }
    </QueryState>
  );
}

function AskSkeleton() {
  const { t } = useTranslation('assistance');
  return (
    <Page>
      <PageHeader title={t('askTitle')} />
      <Loading />
      <SkeletonBlock height={64} radius={9} />
    </Page>
  );
}

function Off({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('assistance');
  return (
    <Page>
      <PageHeader title={t('askTitle')} />
      <State
        title={t('offTitle')}
        text={t('offText')}
        actions={
          <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug }} variant="primary">
            {t('toCards')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function Asking({ project }: { project: ProjectAttributes }) {
  const { slug: projectSlug, workspace_slug: workspaceSlug } = project;
  const may = useMay();
  const { t } = useTranslation('assistance');
  const { q = '' } = useSearch({ from: '/shell/projects/$projectSlug/ask' });
  const navigate = useNavigate();
  const [question, setQuestion] = useState(q);
  const kind = useAssistance(projectSlug);
  const { state, begin, stop } = useDrafting<AnswerAttributes>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = question.trim();
    if (asked === '') return;
    void navigate({ to: '.', search: { q: asked }, replace: true });
    begin((follow) => ask(projectSlug, asked, follow));
  };
  return (
    <Page>
      <PageHeader title={t('askTitle')} lede={kind && t(`askLede_${kind}`)} />
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('question')}
          value={question}
          maxLength={limits.challengeLength}
          placeholder={t('questionPlaceholder')}
          autoComplete="off"
          autoFocus
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit" variant={state.is === 'ready' ? 'plain' : 'primary'} disabled={question.trim() === ''}>
          {state.is === 'ready' ? t('askAgain') : t('ask')}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={state.is === 'drafting'}>
        {state.is === 'idle' && kind && <p className={styles.quiet}>{t(`askEmpty_${kind}`)}</p>}
        {state.is === 'drafting' && (
          <div className={styles.drafting}>
            <p className={styles.quiet}>{t('reading')}</p>
            {state.text && (
              <p className={styles.arriving} dir="auto">
                {state.text}
              </p>
            )}
            <Button onClick={stop}>{t('stop')}</Button>
          </div>
        )}
        {state.is === 'failed' && (
          <p className={styles.failed} role="alert">
            {state.message}
          </p>
        )}
        {state.is === 'ready' && (
          <Answer
            projectSlug={projectSlug}
            answer={state.draft}
            mayKeep={may('insight.create', { projectSlug, workspaceSlug })}
          />
        )}
      </div>
    </Page>
  );
}
