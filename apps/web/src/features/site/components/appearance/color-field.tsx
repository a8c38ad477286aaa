import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field/field.tsx';
import styles from './appearance.module.css';

interface ColorFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Its contrast where it is read, if that is too little. */
  readonly lacking: number | undefined;
  readonly onChange: (color: string) => void;
}

/** A field for a colour, which says at once if small text in it could not be read. */
export function ColorField({ label, hint, value, lacking, onChange }: ColorFieldProps) {
  const { t } = useTranslation('admin');
  const error = lacking === undefined ? undefined : t('lookContrast', { contrast: lacking.toFixed(1) });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.color}>
          <input {...control} type="color" value={value} onChange={({ target }) => onChange(target.value)} />
          <code>{value}</code>
        </span>
      )}
    </Field>
  );
}
