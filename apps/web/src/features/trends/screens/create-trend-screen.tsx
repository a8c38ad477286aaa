import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { EditorTitle } from '#ui/editor/editor-title.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { TrendEditor } from '../components/editor/trend-editor.tsx';
import { useTrendRights } from '../components/use-trend-rights.ts';
import { noValues } from '../rules/trend-values.rules.ts';

/** The editor for a new trend. */
export default function CreateTrendScreen() {
  const { t } = useTranslation('trends');
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useTrendRights(projectSlug);
  const navigate = useNavigate();
  const { history } = useRouter();
  const chosenCards = useLocation({ select: ({ state }) => state.chosenCards });
  const [given] = useState(() => chosenCards?.map((card) => ({ ...card, removed_at: null })));
  const [stored] = useState({ values: noValues });
  useDocumentTitle(t('newTrend'));
  return (
    <Page>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<FormSkeleton fields={5} />}>
        {() =>
          mayWrite ? (
            <>
              <EditorTitle>{t('newTrend')}</EditorTitle>
              <TrendEditor
                projectSlug={projectSlug}
                draftName={`new.${projectSlug}`}
                stored={stored}
                given={given}
                onSaved={({ slug }) => {
                  if (given) clearSelection();
                  notify.success(t('created'));
                  void navigate({
                    to: '/projects/$projectSlug/trends/$trendSlug',
                    params: { projectSlug, trendSlug: slug },
                    replace: true,
                  });
                }}
                onClose={() =>
                  given
                    ? history.back()
                    : void navigate({ to: '/projects/$projectSlug/trends', params: { projectSlug } })
                }
              />
            </>
          ) : (
            <NoPermission />
          )
        }
      </QueryState>
    </Page>
  );
}
