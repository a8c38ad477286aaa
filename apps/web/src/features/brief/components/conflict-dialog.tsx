import { type BriefAttributes, type BriefField, isFormer } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../../lib/format/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import { bothOf } from '../rules/field-text.rules.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly field: BriefField;
  readonly mine: string;
  readonly theirs: string;
  /** The brief as saved by the other user. */
  readonly brief: BriefAttributes;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onBoth: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows how another user changed the same field, and asks whose text to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { field, mine, theirs, brief, busy, onMine, onTheirs, onBoth, onClose } = props;
  const { t } = useTranslation('brief');
  const ago = useAgo();
  const who = brief.updated_by;
  const name = who && !isFormer(who.email) ? who.name : t('former');
  const both = bothOf(field, theirs, mine);
  return (
    <Dialog opened onClose={onClose} title={t('conflictTitle')} width={720} closeOnClickOutside={false}>
      <p className={styles.text}>
        {t('conflictText', { name, ago: ago(brief.updated_at ?? new Date()), field: t(`field_${field}`) })}
      </p>
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
      <div className={styles.actions}>
        <Button onClick={onTheirs}>{t('takeTheirs')}</Button>
        {both !== undefined && <Button onClick={() => onBoth(both)}>{t('takeBoth')}</Button>}
        <Button variant="primary" busy={busy} onClick={onMine} data-autofocus>
          {t('takeMine')}
        </Button>
      </div>
    </Dialog>
  );
}
