import type { BriefField } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { bothOf } from '../rules/field-text.rules.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly field: BriefField;
  readonly mine: string;
  readonly theirs: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onBoth: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows how another user changed the same field, and asks whose text to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { field, mine, theirs, onMine, onTheirs, onBoth, onClose } = props;
  const { t } = useTranslation('brief');
  const both = bothOf(field, theirs, mine);
  return (
    <Dialog opened onClose={onClose} title={t('conflictTitle')} width={720} closeOnClickOutside={false}>
      <p className={styles.text}>{t('conflictText', { field: t(`field_${field}`) })}</p>
      <div className={styles.sides}>
        <section className={styles.side} aria-label={t('theirs')}>
          <h3 className={styles.name}>{t('theirs')}</h3>
          <p className={styles.words} dir="auto">
            {theirs || t('nothing')}
          </p>
        </section>
        <section className={styles.side} aria-label={t('mine')}>
          <h3 className={styles.name}>{t('mine')}</h3>
          <p className={styles.words} dir="auto">
            {mine || t('nothing')}
          </p>
        </section>
      </div>
      <div className={styles.actions} data-foot>
        <Button onClick={onTheirs}>{t('takeTheirs')}</Button>
        {both !== undefined && <Button onClick={() => onBoth(both)}>{t('takeBoth')}</Button>}
        <Button variant="primary" onClick={onMine} data-autofocus>
          {t('takeMine')}
        </Button>
      </div>
    </Dialog>
  );
}
