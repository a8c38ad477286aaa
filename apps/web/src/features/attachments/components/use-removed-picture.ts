import { useTranslation } from 'react-i18next';
import { notify, undoMs } from '../../../ui/toast/index.ts';

/** Shows a toast that a picture was removed, with an undo action. */
export function useRemovedPicture(): (putBack: () => void) => void {
  const { t } = useTranslation('attachments');
  return (putBack) =>
    notify.success(t('removed'), { duration: undoMs, action: { label: t('undo'), onClick: putBack } });
}
