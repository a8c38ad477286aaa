import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { EditorTitle } from '../../../ui/editor/index.ts';
import { FormSkeleton } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { NoPermission } from '../../../ui/state/index.ts';
import { notify } from '../../../ui/toast/index.ts';
import { clearSelection } from '../../cards/index.ts';
import { ProjectMissing } from '../../projects/index.ts';
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
