import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import styles from './editor.module.css';

interface RemovingNameProps {
  readonly name: string;
  /** The number of blips that have it. */
  readonly blips: number;
  readonly others: readonly string[];
  /** Null: its blips are removed too. */
  readonly onRemove: (to: string | null) => void;
  readonly onClose: () => void;
}

/** Asks where to move the blips of a sector or ring before it is removed. */
export function RemovingName({ name, blips, others, onRemove, onClose }: RemovingNameProps) {
  const { t } = useTranslation('radars');
  const [to, setTo] = useState(others[0] ?? '');
  return (
    <Dialog opened onClose={onClose} title={t('removeName', { name })} width={440}>
      <div className={styles.asked}>
        <p>{t('removeUsed', { count: blips })}</p>
        <SelectField
          label={t('blipsThere')}
          options={[
            ...others.map((one) => ({ value: one, name: t('moveThemTo', { name: one }) })),
            { value: '', name: t('removeThemToo') },
          ]}
          value={to}
          onChange={setTo}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" danger={to === ''} onClick={() => onRemove(to || null)}>
            {t('removeName', { name })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
