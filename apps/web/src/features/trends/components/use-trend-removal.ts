import type { TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useDeleteTrend } from '../api/delete-trend.ts';
import { useRestoreTrend } from '../api/restore-trend.ts';

/** Deletes a trend and offers to restore it in a toast. */
export function useTrendRemoval(projectSlug: string) {
  const { t } = useTranslation('trends');
  const removal = useDeleteTrend(projectSlug);
  const restoring = useRestoreTrend(projectSlug);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const restore = ({ slug, title }: TrendAttributes) =>
    restoring.mutateAsync(slug).then(
      () => notify.success(t('restored', { title })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  return (trend: TrendAttributes, done?: () => void) =>
    removal.mutateAsync(trend.slug).then(
      () => {
        done?.();
        notify.success(t('deleted', { title: trend.title }), {
          duration: undoMs,
          action: { label: t('undo'), onClick: () => void restore(trend) },
        });
      },
      (error) => notify.error(t('notDeleted'), { description: errorText(error) }),
    );
}
