import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import styles from '../card/no-card.module.css';
import { CopyDialog } from '../copy/copy-dialog.tsx';
import { useCopied } from '../copy/use-copied.ts';
import { clearSelection, useSelected } from '../selection/selection.ts';
import { useCardNavigation } from '../use-card-navigation.ts';

/** Duplicates the selected cards. */
export default function DuplicateSelectedScreen() {
  const { t } = useTranslation('cards');
  const { source, projectSlug, close } = useCardNavigation();
  const selected = useSelected(source);
  const copied = useCopied();
  useDocumentTitle(t('duplicate'));
  if (selected.size === 0) {
    return (
      <Dialog opened onClose={close} title={t('nothingSelectedTitle')}>
        <p className={styles.text}>{t('nothingSelectedText')}</p>
        <div className={styles.actions}>
          <Button look="primary" onClick={close} data-autofocus>
            {t('toTheCards')}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <CopyDialog
      slugs={[...selected.keys()]}
      projectSlug={projectSlug}
      onClose={close}
      onDone={(copies, project) => {
        copied(copies, project);
        // First away from here: without a selection this dialog would say that there is none.
        close();
        setTimeout(clearSelection);
      }}
    />
  );
}
