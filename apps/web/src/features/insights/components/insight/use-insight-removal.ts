import { useTranslation } from 'react-i18next';
import { useDeleteInsight, useRestoreInsight } from '#features/insights/api/delete-insight.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

/** Deletes an insight and offers to restore it in a toast. */
export function useInsightRemoval(projectSlug: string) {
  const { t } = useTranslation('insights');
  const removal = useDeleteInsight(projectSlug);
  const restoring = useRestoreInsight(projectSlug);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const restore = (slug: string) =>
    restoring.mutateAsync(slug).then(
      () => notify.success(t('restored')),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const remove = (slug: string, done: () => void) =>
    removal.mutateAsync(slug).then(
      () => {
        done();
        notify.success(t('deleted'), {
          duration: undoMs,
          action: { label: t('undo'), onClick: () => void restore(slug) },
        });
      },
      (error) => notify.error(t('notDeleted'), { description: errorText(error) }),
    );
  return { remove, busy: removal.isPending };
}
