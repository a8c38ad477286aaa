import { useTranslation } from 'react-i18next';
import styles from './choices.module.css';

interface ChoiceLegendProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onClear: (() => void) | undefined;
}

/** The name of a choice, with a button that takes the choice back. */
export function ChoiceLegend({ label, chosen, onClear }: ChoiceLegendProps) {
  const { t } = useTranslation('trends');
  return (
    <>
      <legend className={styles.legend}>{label}</legend>
      {onClear && chosen && (
        <button type="button" className={styles.clear} aria-label={t('clearOf', { name: label })} onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </>
  );
}
