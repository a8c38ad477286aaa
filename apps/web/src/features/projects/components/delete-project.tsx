import type { ProjectAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useDeleteProject } from '../api/delete-project.ts';
import { useRestoreProject } from '../api/restore-project.ts';

/** Moves a project to the trash after a confirmation. */
export function DeleteProject({ project }: { project: ProjectAttributes }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteProject(project.slug);
  const { mutateAsync: restore } = useRestoreProject();
  // The toast outlives this screen, so this follows the promise and does not rely on the component.
  const undo = () =>
    restore(project.slug).then(
      () => notify.success(t('restored', { title: project.title })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const confirm = async () => {
    await mutateAsync();
    notify.success(t('deleted', { title: project.title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void undo() },
    });
    if (!isShown()) return;
    await navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: project.workspace_slug }, replace: true });
  };
  return (
    <FormSection title={t('deleteTitle')} text={t('deleteText')}>
      <Button danger onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('deleteQuestion')}
        text={t('deleteWarning', { title: project.title, count: project.card_count })}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
      />
    </FormSection>
  );
}
