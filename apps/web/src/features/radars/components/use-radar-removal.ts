import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useDeleteRadar } from '../api/delete-radar.ts';
import { useRestoreRadar } from '../api/restore-radar.ts';

interface Removed {
  readonly slug: string;
  readonly title: string;
}

/** Deletes a radar and offers to restore it in a toast. */
export function useRadarRemoval(projectSlug: string) {
  const { t } = useTranslation('radars');
  const removal = useDeleteRadar(projectSlug);
  const restoring = useRestoreRadar(projectSlug);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const restore = ({ slug, title }: Removed) =>
    restoring.mutateAsync(slug).then(
      () => notify.success(t('restored', { title })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  return (radar: Removed, done?: () => void) =>
    removal.mutateAsync(radar.slug).then(
      () => {
        done?.();
        notify.success(t('deleted', { title: radar.title }), {
          duration: undoMs,
          action: { label: t('undo'), onClick: () => void restore(radar) },
        });
      },
      (error) => notify.error(t('notDeleted'), { description: errorText(error) }),
    );
}
