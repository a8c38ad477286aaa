import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EditingScreen } from '#features/conclusions/components/editing.tsx';
import { trendQuery } from '../api/read-trend.ts';
import { TrendEditor } from '../components/editor/trend-editor.tsx';
import { trendValues } from '../rules/trend-values.rules.ts';

/** The editor for an existing trend. */
export default function EditTrendScreen() {
  const { projectSlug, trendSlug } = useParams({ from: '/shell/projects/$projectSlug/trends/edit/$trendSlug' });
  return (
    <EditingScreen
      kind="trends"
      projectSlug={projectSlug}
      query={useQuery(trendQuery(projectSlug, trendSlug))}
      baseOf={trendValues.baseOf}
      editor={(props) => <TrendEditor {...props} />}
    />
  );
}
