import { useState } from 'react';
import { CreatingScreen } from '#features/conclusions/components/creating.tsx';
import { TrendEditor } from '../components/editor/trend-editor.tsx';
import { trendValues } from '../rules/trend-values.rules.ts';

/** The editor for a new trend. */
export default function CreateTrendScreen() {
  const [saved] = useState({ values: trendValues.noValues });
  return <CreatingScreen kind="trends" editor={(props) => <TrendEditor {...props} saved={saved} />} />;
}
