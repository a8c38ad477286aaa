import { type ImportAttributes, type ImportField, importFields } from '@foreglow/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select/index.ts';
import { assign, type Mapping, mappingOf } from '../rules/mapping.rules.ts';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly columns: ImportAttributes['columns'];
  readonly disabled: boolean;
  readonly onChange: (mapping: Mapping) => void;
}

/** The columns of the file with their fields, which the user can change. */
export function Columns({ columns, disabled, onChange }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const set = (header: string, value: string) =>
    onChange(assign(mappingOf(columns), header, importFields.find((field) => field === value) ?? null));
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('columns')}</h2>
      <ul className={styles.list}>
        {columns.map(({ header, field }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two can have the same name
          <li key={index} className={styles.column}>
            <span className={styles.header} title={header}>
              {header || t('noHeader')}
            </span>
            <IconArrowRight size={15} stroke={1.5} aria-hidden="true" />
            <FieldSelect
              label={t('fieldFor', { header })}
              value={field}
              disabled={disabled || header === ''}
              onChange={(value) => set(header, value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FieldSelectProps {
  readonly label: string;
  readonly value: ImportField | null;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function FieldSelect({ label, value, disabled, onChange }: FieldSelectProps) {
  const { t } = useTranslation('imports');
  return (
    <Select
      compact
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      muted={value === null}
      options={[
        { value: '', name: t('leaveOut') },
        ...importFields.map((field) => ({ value: field, name: t(`field_${field}`) })),
      ]}
      onChange={onChange}
    />
  );
}
