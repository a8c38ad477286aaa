import type { WorkspaceAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { notify } from '../../../ui/toast/index.ts';
import styles from './sample-notice.module.css';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

interface SampleNoticeProps {
  readonly workspace: Pick<WorkspaceAttributes, 'slug' | 'title'>;
  readonly removable: boolean;
}

/** States above every screen of a sample workspace that its contents are invented, with a button to delete it. */
export default function SampleNotice({ workspace, removable }: SampleNoticeProps) {
  const { t } = useTranslation('workspaces');
  const { deleteIt, isPending } = useDeleteWithUndo(workspace);
  return (
    <aside className={styles.notice} aria-label={t('sample')}>
      <p>
        <strong>{t('sample')}</strong> {t('sampleNotice')}
      </p>
      {removable && (
        <Button
          aria-label={t('removeSample')}
          busy={isPending}
          onClick={() => void deleteIt().catch((error) => notify.error(errorText(error)))}
        >
          {t('remove')}
        </Button>
      )}
    </aside>
  );
}
