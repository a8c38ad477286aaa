import type { ExportFormat } from '@foreglow/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './export-dialog.module.css';
import { FormatIcon } from './format-icon.tsx';

interface FormatChoiceProps {
  readonly formats: readonly ExportFormat[];
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

/** A choice of one of the formats, shown next to each other. */
export function FormatChoice({ formats, value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('exports');
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>{t('format')}</legend>
      {formats.map((format) => (
        <label key={format} className={styles.format}>
          <input
            type="radio"
            name={name}
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
            data-autofocus={format === value || undefined}
          />
          <FormatIcon format={format} size={22} />
          <span>
            <b>{t(`format_${format}`)}</b>
            <small>{t(`format_${format}_text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
