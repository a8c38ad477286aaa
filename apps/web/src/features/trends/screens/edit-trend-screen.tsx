import type { TrendAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { EditorTitle } from '#ui/editor/editor-title.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { trendQuery } from '../api/read-trend.ts';
import { TrendEditor } from '../components/editor/trend-editor.tsx';
import { TrendMissing } from '../components/trend/trend-missing.tsx';
import { useTrendRights } from '../components/use-trend-rights.ts';
import { baseOf } from '../rules/trend-values.rules.ts';

/** The editor for an existing trend. */
export default function EditTrendScreen() {
  const { t } = useTranslation('trends');
  const { projectSlug = '', trendSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useTrendRights(projectSlug);
  const trend = useQuery(trendQuery(projectSlug, trendSlug));
  useDocumentTitle(trend.data && `${t('editTrend')}: ${trend.data.title}`);
  const skeleton = <FormSkeleton fields={5} />;
  return (
    <Page>
      <QueryState query={trend} missing={<TrendMissing />} skeleton={skeleton} keepsLoaded>
        {(data) => (
          <QueryState query={project} missing={<TrendMissing />} skeleton={skeleton}>
            {() => (mayWrite ? <Editing key={data.slug} trend={data} /> : <NoPermission />)}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

function Editing({ trend }: { trend: TrendAttributes }) {
  const { t } = useTranslation('trends');
  const navigate = useNavigate();
  // The trend as it was when editing began: a reload must not look like unsaved changes.
  const [stored] = useState(() => baseOf(trend));
  const toTrend = () =>
    void navigate({
      to: '/projects/$projectSlug/trends/$trendSlug',
      params: { projectSlug: trend.project.slug, trendSlug: trend.slug },
    });
  return (
    <>
      <EditorTitle>{t('editTrend')}</EditorTitle>
      <TrendEditor
        projectSlug={trend.project.slug}
        slug={trend.slug}
        draftName={trend.slug}
        stored={stored}
        current={baseOf(trend)}
        onSaved={() => {
          notify.success(t('saved'));
          toTrend();
        }}
        onClose={toTrend}
      />
    </>
  );
}
