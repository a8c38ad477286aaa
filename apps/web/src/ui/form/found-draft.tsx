import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/index.ts';
import { EditorNote } from './editor-note.tsx';

/** Says that text typed earlier was taken up again, and drops it if asked to. */
export function FoundDraft({ from, onDiscard }: { from: number; onDiscard: () => void }) {
  const { t } = useTranslation('ui');
  const { ago } = useFormats();
  return (
    <EditorNote deed={t('leaveDiscard')} onDeed={onDiscard}>
      {t('draftFound', { ago: ago(new Date(from)) })}
    </EditorNote>
  );
}
