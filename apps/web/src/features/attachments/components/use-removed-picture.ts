import { useTranslation } from 'react-i18next';
import { useUndoToasts } from '#ui/toast/use-undo-toasts.ts';

/** Shows a toast that a picture was removed from a form, with an undo action. */
export function useRemovedPicture(): (putBack: () => void) => void {
  const { t } = useTranslation('attachments');
  const showUndo = useUndoToasts();
  return (putBack) => showUndo(t('removed'), { label: t('undo'), onClick: putBack });
}
