import type { InsightAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { insightQuery } from '../api/read-insight.ts';
import { EditorSkeleton } from '../components/editor/editor-skeleton.tsx';
import { InsightEditor } from '../components/editor/insight-editor.tsx';
import { InsightMissing } from '../components/insight/insight-missing.tsx';
import { useInsightRights } from '../components/use-insight-rights.ts';
import { baseOf } from '../rules/insight-values.rules.ts';

/** The editor for an existing insight. */
export default function EditInsightScreen() {
  const { t } = useTranslation('insights');
  const { projectSlug, insightSlug } = useParams({ from: '/shell/projects/$projectSlug/insights/edit/$insightSlug' });
  const query = useQuery(insightQuery(projectSlug, insightSlug));
  const { project, mayWrite } = useInsightRights(projectSlug);
  useDocumentTitle(query.data && `${t('editInsight')}: ${query.data.title}`);
  return (
    <Page>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<EditorSkeleton />}>
        {() =>
          mayWrite ? (
            <QueryState
              query={query}
              missing={<InsightMissing projectSlug={projectSlug} />}
              skeleton={<EditorSkeleton />}
              keepsLoaded
            >
              {(insight) => <Editing key={insight.slug} projectSlug={projectSlug} insight={insight} />}
            </QueryState>
          ) : (
            <NoPermission />
          )
        }
      </QueryState>
    </Page>
  );
}

function Editing({ projectSlug, insight }: { projectSlug: string; insight: InsightAttributes }) {
  const { t } = useTranslation('insights');
  const navigate = useNavigate();
  // The insight as it was when editing began: a reload must not look like unsaved changes.
  const [stored] = useState(() => baseOf(insight));
  const toInsight = () =>
    void navigate({
      to: '/projects/$projectSlug/insights/$insightSlug',
      params: { projectSlug, insightSlug: insight.slug },
      replace: true,
    });
  return (
    <InsightEditor
      projectSlug={projectSlug}
      slug={insight.slug}
      stored={stored}
      current={baseOf(insight)}
      onSaved={() => {
        notify.success(t('saved'));
        toInsight();
      }}
      onClose={toInsight}
    />
  );
}
