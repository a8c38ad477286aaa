import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { EditorSkeleton } from '../components/editor/editor-skeleton.tsx';
import { InsightEditor } from '../components/editor/insight-editor.tsx';
import { useInsightRights } from '../components/use-insight-rights.ts';
import { noValues } from '../rules/insight-values.rules.ts';

/** The editor for a new insight, with previously chosen cards or without cards. */
export default function CreateInsightScreen() {
  const { t } = useTranslation('insights');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/insights/create' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const chosenCards = useLocation({ select: ({ state }) => state.chosenCards });
  const [stored] = useState({ values: noValues });
  const [given] = useState(() => chosenCards?.map((card) => ({ ...card, removed_at: null })));
  const { project, mayWrite } = useInsightRights(projectSlug);
  useDocumentTitle(t('newInsight'));
  return (
    <Page>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<EditorSkeleton />}>
        {() =>
          mayWrite ? (
            <InsightEditor
              projectSlug={projectSlug}
              stored={stored}
              given={given}
              onSaved={({ slug }) => {
                if (given) clearSelection();
                notify.success(t('created'));
                const params = { projectSlug, insightSlug: slug };
                void navigate({ to: '/projects/$projectSlug/insights/$insightSlug', params, replace: true });
              }}
              onClose={() =>
                given
                  ? history.back()
                  : void navigate({ to: '/projects/$projectSlug/insights', params: { projectSlug } })
              }
            />
          ) : (
            <NoPermission />
          )
        }
      </QueryState>
    </Page>
  );
}
