import type { TagAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useRestoreTags } from '../api/restore-tags.ts';

/** Reports that tags were deleted or merged, in a toast that offers to restore them. */
export function useRestoreOffer(): (message: string, gone: readonly TagAttributes[]) => void {
  const { t } = useTranslation('tags');
  const { mutateAsync } = useRestoreTags();
  const restore = (gone: readonly TagAttributes[]) => {
    const texts = { count: gone.length, name: gone[0]?.name };
    return mutateAsync(gone.map(({ slug }) => slug)).then(
      () => notify.success(t('restored', texts)),
      (error) => notify.error(t('notRestored', texts), { description: errorText(error) }),
    );
  };
  return (message, gone) =>
    notify.success(message, {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void restore(gone) },
    });
}
