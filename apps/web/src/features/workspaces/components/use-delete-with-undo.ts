import type { WorkspaceAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useDeleteWorkspace } from '../api/delete-workspace.ts';
import { deletedWorkspace } from '../api/read-workspace.ts';
import { useRestoreWorkspace } from '../api/restore-workspace.ts';

/** Moves a workspace to the trash and opens the home screen, with a toast that can undo it. */
export function useDeleteWithUndo({ slug, title }: Pick<WorkspaceAttributes, 'slug' | 'title'>) {
  const { t } = useTranslation('workspaces');
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { mutateAsync, isPending } = useDeleteWorkspace(slug);
  const { mutateAsync: restore } = useRestoreWorkspace();
  // The toast outlives the screen, so this follows the promise and does not rely on the component.
  const undo = () =>
    restore(slug).then(
      () => notify.success(t('restored', { title })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const deleteIt = async () => {
    await mutateAsync();
    notify.success(t('deleted', { title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void undo() },
    });
    if (isShown()) await navigate({ to: '/', replace: true });
    deletedWorkspace.set(slug);
  };
  return { deleteIt, isPending };
}
