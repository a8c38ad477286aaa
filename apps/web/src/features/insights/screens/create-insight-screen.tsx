import { useState } from 'react';
import { CreatingScreen } from '#features/conclusions/components/creating.tsx';
import { EditorSkeleton } from '../components/editor/editor-skeleton.tsx';
import { InsightEditor } from '../components/editor/insight-editor.tsx';
import { insightValues } from '../rules/insight-values.rules.ts';

/** The editor for a new insight. */
export default function CreateInsightScreen() {
  const [saved] = useState({ values: insightValues.noValues });
  return (
    <CreatingScreen
      kind="insights"
      skeleton={<EditorSkeleton />}
      editor={(props) => <InsightEditor {...props} saved={saved} />}
    />
  );
}
