import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EditingScreen } from '#features/conclusions/components/editing.tsx';
import { insightQuery } from '../api/read-insight.ts';
import { EditorSkeleton } from '../components/editor/editor-skeleton.tsx';
import { InsightEditor } from '../components/editor/insight-editor.tsx';
import { insightValues } from '../rules/insight-values.rules.ts';

/** The editor for an existing insight. */
export default function EditInsightScreen() {
  const { projectSlug, insightSlug } = useParams({ from: '/shell/projects/$projectSlug/insights/edit/$insightSlug' });
  return (
    <EditingScreen
      kind="insights"
      projectSlug={projectSlug}
      query={useQuery(insightQuery(projectSlug, insightSlug))}
      baseOf={insightValues.baseOf}
      skeleton={<EditorSkeleton />}
      editor={(props) => <InsightEditor {...props} />}
    />
  );
}
