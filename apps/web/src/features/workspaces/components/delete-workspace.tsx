import type { WorkspaceAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/index.ts';
import { FormSection } from '../../../ui/form/index.ts';
import { notify, undoMs } from '../../../ui/toast/index.ts';
import { useDeleteWorkspace } from '../api/delete-workspace.ts';
import { useRestoreWorkspace } from '../api/restore-workspace.ts';

/** Moves a workspace to the trash, once its title has been typed. */
export function DeleteWorkspace({ workspace }: { workspace: WorkspaceAttributes }) {
  const { t } = useTranslation('workspaces');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useDeleteWorkspace(workspace.slug);
  const { mutateAsync: restore } = useRestoreWorkspace();
  // The toast outlives this screen, so the promise is followed, not the component.
  const undo = () =>
    restore(workspace.slug).then(
      () => notify.success(t('restored', { title: workspace.title })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const confirm = async () => {
    await mutateAsync();
    notify.success(t('deleted', { title: workspace.title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void undo() },
    });
    await navigate({ to: '/', replace: true });
  };
  return (
    <FormSection title={t('deleteTitle')} text={t('deleteText')}>
      <Button danger onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm().catch(() => undefined)}
        title={t('deleteQuestion')}
        text={t('deleteWarning', { title: workspace.title, count: workspace.project_count })}
        typed={{ label: t('typeTitle', { title: workspace.title }), word: workspace.title }}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
        error={error ? errorText(error) : undefined}
      />
    </FormSection>
  );
}
