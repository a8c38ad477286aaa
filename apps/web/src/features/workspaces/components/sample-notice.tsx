import type { WorkspaceAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import styles from './sample-notice.module.css';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

interface SampleNoticeProps {
  readonly workspace: Pick<WorkspaceAttributes, 'slug' | 'title'>;
  readonly removable: boolean;
}

/** States above every screen of a sample workspace that its contents are invented, with a button that deletes it after a question. */
export default function SampleNotice({ workspace, removable }: SampleNoticeProps) {
  const { t } = useTranslation('workspaces');
  const [asking, setAsking] = useState(false);
  const { deleteIt, isPending } = useDeleteWithUndo(workspace);
  return (
    <aside className={styles.notice} aria-label={t('sample')}>
      <p>{t('sampleNotice')}</p>
      {removable && (
        <Button variant="quiet" aria-label={t('removeSample')} busy={isPending} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={deleteIt}
        title={t('removeSampleQuestion')}
        text={t('removeSampleText', { title: workspace.title })}
        confirmLabel={t('removeSample')}
        danger
        busy={isPending}
      />
    </aside>
  );
}
