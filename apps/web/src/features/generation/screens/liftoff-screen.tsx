import type { DrafterKind } from '@foreglow/contract';
import { isAtRest, type ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { briefQuery } from '#features/brief/api/read-brief.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useRadarRights } from '#features/radars/components/use-radar-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { generationsQuery } from '../api/list-generations.ts';
import { DraftingOff } from '../components/drafting-off.tsx';
import { LastDrafts } from '../components/form/last-drafts.tsx';
import styles from '../components/form/liftoff.module.css';
import { LiftoffForm } from '../components/form/liftoff-form.tsx';
import { RunningDraft } from '../components/form/running-draft.tsx';
import { WhoDrafts } from '../components/form/who-drafts.tsx';

/** What drafts in a project: a model if one is configured and may receive texts of the project, otherwise rules. */
function useDrafter(project: { readonly ai_allowed: boolean }): DrafterKind {
  const { features } = useSiteConfig();
  return features.ai && project.ai_allowed ? 'ai' : 'built-in';
}

/** Drafts a radar from the cards of a project. */
export default function LiftoffScreen() {
  const { t } = useTranslation('generation');
  const { projectSlug = '' } = useParams({ strict: false });
  const { features } = useSiteConfig();
  const { project, mayWrite } = useRadarRights(projectSlug);
  useDocumentTitle(t('liftoffTitle'));
  return (
    <Page>
      {features.assistance ? (
        <QueryState query={project} missing={<ProjectMissing />} skeleton={<FormSkeleton fields={4} />}>
          {(data) => (mayWrite ? <Liftoff project={data} /> : <NoPermission />)}
        </QueryState>
      ) : (
        <DraftingOff />
      )}
    </Page>
  );
}

function Liftoff({ project }: { project: ProjectAttributes }) {
  const { t } = useTranslation('generation');
  const projectSlug = project.slug;
  const brief = useQuery(briefQuery(projectSlug));
  const drafts = useQuery(generationsQuery(projectSlug));
  const drafter = useDrafter(project);
  const skeleton = <FormSkeleton fields={4} />;
  return (
    <>
      <BackRow>
        <BackLink to="/projects/$projectSlug/radars" params={{ projectSlug }}>
          {t('radars')}
        </BackLink>
      </BackRow>
      <PageHeader title={t('liftoffTitle')} lede={t('liftoffLede')} />
      <QueryState query={brief} missing={<ProjectMissing />} skeleton={skeleton}>
        {(read) => (
          <QueryState query={drafts} missing={<ProjectMissing />} skeleton={skeleton}>
            {(list) => {
              const running = list.find(({ state }) => !isAtRest(state));
              return (
                <div className={styles.columns}>
                  <div>
                    {running && <RunningDraft projectSlug={projectSlug} draft={running} />}
                    <LiftoffForm
                      projectSlug={projectSlug}
                      brief={read}
                      drafter={drafter}
                      hidden={running !== undefined}
                    />
                  </div>
                  <div className={styles.aside}>
                    <WhoDrafts drafter={drafter} />
                    <LastDrafts projectSlug={projectSlug} drafts={list} />
                  </div>
                </div>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}
