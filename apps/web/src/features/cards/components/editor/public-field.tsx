import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './public-field.module.css';

interface PublicFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Published, or a draft that is visible only to users who may write. */
export function PublicField({ value, onChange }: PublicFieldProps) {
  const { t } = useTranslation('cards');
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('visibility')}</legend>
      <div className={styles.choices}>
        {[true, false].map((choice) => (
          <label key={String(choice)} className={styles.choice}>
            <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
            {t(choice ? 'published' : 'draft')}
          </label>
        ))}
      </div>
      <p className={styles.hint}>{t(value ? 'publishedHint' : 'draftHint')}</p>
    </fieldset>
  );
}
