import { useTranslation } from 'react-i18next';
import { EditorNote } from './editor-note.tsx';
import { FoundDraft } from './found-draft.tsx';

interface EditorNotesProps {
  readonly draft: { readonly foundFrom: number | undefined; readonly discard: () => void };
  readonly showNewer: (() => void) | undefined;
  /** The note that others have changed the edited content. */
  readonly changedText: string;
}

/** Notes above the fields: a draft was found on this device, or others have saved changes. */
export function EditorNotes({ draft, showNewer, changedText }: EditorNotesProps) {
  const { t } = useTranslation('editor');
  return (
    <>
      {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={draft.discard} />}
      {showNewer && (
        <EditorNote actionLabel={t('seeChanges')} onAction={showNewer}>
          {changedText}
        </EditorNote>
      )}
    </>
  );
}
