import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { Bookmarklet } from '#features/capture/components/bookmarklet.tsx';
import { keptLinks, linksIn } from '#features/capture/rules/links.rules.ts';
import { lightUp } from '#features/cards/components/created/made.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import styles from './links-screen.module.css';

const loadCaptureMany = () => import('#features/capture/components/capture-many.tsx');

/** Creates drafts from links, one per line. */
export default function LinksScreen() {
  const { t } = useTranslation('imports');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/links' });
  const project = useQuery(projectQuery(projectSlug));
  const may = useMay();
  useDocumentTitle(project.data && `${t('linksTitle')} · ${project.data.title}`);
  return (
    <Page>
      <BackRow>
        <BackLink to="/projects/$projectSlug/cards" params={{ projectSlug }}>
          {t('backToCards')}
        </BackLink>
      </BackRow>
      <PageHeader title={t('linksTitle')} lede={project.data && t('linksText', { project: project.data.title })} />
      <QueryState query={project} skeleton={<Loading />} missing={<ProjectMissing />}>
        {({ title, workspace_slug: workspaceSlug }) =>
          may('card.create', { projectSlug, workspaceSlug }) ? (
            <div className={styles.parts}>
              <LinksForm projectSlug={projectSlug} />
              <Bookmarklet projectSlug={projectSlug} projectTitle={title} />
            </div>
          ) : (
            <State mood="night" title={t('notAllowedTitle')} text={t('notAllowedText')} />
          )
        }
      </QueryState>
    </Page>
  );
}

function LinksForm({ projectSlug }: { readonly projectSlug: string }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const [typed, setTyped] = useKeptText(keptLinks(projectSlug));
  const [given, setGiven] = useState<readonly string[]>();
  const { urls, others } = linksIn(typed);
  const CaptureMany = useLoaded(given !== undefined, loadCaptureMany, () => setGiven(undefined));
  const finish = (unsaved: readonly string[], drafts: readonly string[]) => {
    setGiven(undefined);
    lightUp(projectSlug, drafts);
    setTyped([...unsaved, ...others].join('\n'));
    if (drafts.length > 0 && unsaved.length + others.length === 0) {
      void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug } });
    }
  };
  return (
    <section>
      <TextAreaField
        label={t('links')}
        hint={t('linksHint')}
        rows={8}
        spellCheck={false}
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.others} role="status">
        {others.length > 0 && t('noLinks', { count: others.length, lines: others.slice(0, shownLines).join(' · ') })}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={urls.length === 0} onClick={() => setGiven(urls)}>
          {t('makeDrafts', { count: Math.max(urls.length, 1) })}
        </Button>
      </div>
      {given && CaptureMany && <CaptureMany projectSlug={projectSlug} urls={given} onClose={finish} />}
    </section>
  );
}

/** How many of the lines that are no links are quoted. */
const shownLines = 3;
