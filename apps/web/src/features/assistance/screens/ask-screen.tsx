import { type AnswerAttributes, limits, type ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { ask } from '../api/drafts.ts';
import { Answer } from '../components/answer.tsx';
import styles from '../components/ask.module.css';
import { ConnectModel } from '../components/connect-model.tsx';
import { useAssistance } from '../components/use-assistance.ts';
import { useDrafting } from '../components/use-drafting.ts';
import { searchedWords } from '../rules/searched-words.rules.ts';

/** Asks a question that a model answers only from the cards of a project. */
export default function AskScreen() {
  const { t } = useTranslation('assistance');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/ask' });
  const kind = useAssistance(projectSlug);
  const project = useQuery(projectQuery(projectSlug));
  useDocumentTitle(project.data && `${t('askTitle')} · ${project.data.title}`);
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={<AskSkeleton />}>
      {(found) =>
        kind === 'ai' ? (
          <Asking key={projectSlug} project={found} />
        ) : (
          <Searching key={projectSlug} projectSlug={projectSlug} />
        )
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

/** Without a model, the words of a question lead to the cards that contain them. */
function Searching({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('assistance');
  const { q = '' } = useSearch({ from: '/shell/projects/$projectSlug/ask' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const cards = { to: '/projects/$projectSlug/cards', params: { projectSlug } } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ ...cards, search: { q: typed.trim() || undefined } });
  };
  const words = searchedWords(typed);
  return (
    <Page>
      <PageHeader title={t('askTitle')} />
      <div className={styles.instead}>
        <ConnectModel brings={t('bringsAnswers')} />
      </div>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('words')}
          value={typed}
          maxLength={limits.challengeLength}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
          {t('searchCards')}
        </Button>
      </form>
      {words.length > 1 && (
        <p className={styles.words}>
          {t('searchFor')}
          {words.map((word) => (
            <Link key={word} {...cards} search={{ q: word }} dir="auto">
              {word}
            </Link>
          ))}
        </p>
      )}
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
      <PageHeader title={t('askTitle')} lede={t('askLede')} />
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
          {state.is === 'failed' ? t('tryAgain') : state.is === 'ready' ? t('askAgain') : t('ask')}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={state.is === 'drafting'}>
        {state.is === 'idle' && <p className={styles.quiet}>{t('askEmpty')}</p>}
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
