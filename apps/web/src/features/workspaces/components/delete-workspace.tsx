import type { WorkspaceAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

/** Moves a workspace to the trash, after the user has typed its title. */
export function DeleteWorkspace({ workspace }: { workspace: WorkspaceAttributes }) {
  const { t } = useTranslation('workspaces');
  const [asking, setAsking] = useState(false);
  const { deleteIt, isPending } = useDeleteWithUndo(workspace);
  return (
    <FormSection title={t('deleteTitle')} text={t('deleteText')}>
      <Button danger onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={deleteIt}
        title={t('deleteQuestion')}
        text={t('deleteWarning', { title: workspace.title, count: workspace.project_count })}
        typed={{ label: t('typeTitle', { title: workspace.title }), word: workspace.title }}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
      />
    </FormSection>
  );
}
