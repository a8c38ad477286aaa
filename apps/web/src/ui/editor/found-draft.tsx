import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { EditorNote } from './editor-note.tsx';

/** How long ago something was written just now, in milliseconds. */
const momentMs = 60_000;

/** A note that an earlier draft was restored, with a button to discard it. */
export function FoundDraft({ from, onDiscard }: { from: number; onDiscard: () => void }) {
  const { t } = useTranslation('editor');
  const ago = useAgo();
  return (
    <EditorNote actionLabel={t('leaveDiscard')} onAction={onDiscard}>
      {Date.now() - from < momentMs ? t('draftFoundNow') : t('draftFound', { ago: ago(new Date(from)) })}
    </EditorNote>
  );
}
