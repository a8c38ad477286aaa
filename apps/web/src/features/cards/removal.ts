import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/index.ts';
import { notify, undoMs } from '../../ui/toast/index.ts';
import { useDeleteCards } from './api/delete-cards.ts';
import { useRestoreCards } from './api/restore-cards.ts';

/** Deletes cards and offers them back in a toast. */
export function useRemoval() {
  const { t } = useTranslation('cards');
  const removal = useDeleteCards();
  const restoring = useRestoreCards();
  // The toast outlives the screen it came from, so promises are followed, not this component.
  const restore = (slugs: readonly string[]) =>
    restoring.mutateAsync(slugs).then(
      () => notify.success(t('restored', { count: slugs.length })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const remove = (slugs: readonly string[], done: () => void) =>
    removal.mutateAsync(slugs).then(
      () => {
        done();
        notify.success(t('deleted', { count: slugs.length }), {
          duration: undoMs,
          action: { label: t('undo'), onClick: () => void restore(slugs) },
        });
      },
      (error) => notify.error(t('notDeleted'), { description: errorText(error) }),
    );
  return { remove, busy: removal.isPending };
}
