import { type ImportAttributes, importFields } from '@foreglow/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select/select.tsx';
import { type ColumnChoice, type ColumnUse, columnUse, withUse } from '../rules/mapping.rules.ts';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly columns: ImportAttributes['columns'];
  readonly disabled: boolean;
  readonly onChange: (choice: ColumnChoice) => void;
}

/** The columns of the file with their fields, which the user can change. */
export function Columns({ columns, disabled, onChange }: ColumnsProps) {
  const { t } = useTranslation('imports');
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('columns')}</h2>
      <ul className={styles.list}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two can have the same name
          <li key={index} className={styles.column}>
            <span className={styles.header} title={column.header}>
              {column.header || t('noHeader')}
            </span>
            <IconArrowRight size={15} stroke={1.5} aria-hidden="true" />
            <UseSelect
              label={t('fieldFor', { header: column.header })}
              value={columnUse(column)}
              isNamed={column.header !== ''}
              disabled={disabled}
              onChange={(use) => onChange(withUse(columns, column.header, use))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UseSelectProps {
  readonly label: string;
  readonly value: ColumnUse;
  /** A column without a name cannot be assigned to a field. */
  readonly isNamed: boolean;
  readonly disabled: boolean;
  readonly onChange: (use: ColumnUse) => void;
}

function UseSelect({ label, value, isNamed, disabled, onChange }: UseSelectProps) {
  const { t } = useTranslation('imports');
  const uses: readonly ColumnUse[] = ['left out', 'appended', ...(isNamed ? importFields : [])];
  const nameOf = (use: ColumnUse) =>
    use === 'left out' ? t('leaveOut') : use === 'appended' ? t('append') : t(`field_${use}`);
  return (
    <Select
      compact
      aria-label={label}
      value={value}
      disabled={disabled}
      muted={value === 'left out'}
      options={uses.map((use) => ({ value: use, name: nameOf(use) }))}
      onChange={(chosen) => onChange(uses.find((use) => use === chosen) ?? value)}
    />
  );
}
