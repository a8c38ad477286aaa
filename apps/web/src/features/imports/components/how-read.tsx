import { charsets, dateOrders, type ImportAttributes } from '@foreglow/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select/select.tsx';
import type { SelectOption } from '#ui/select/select-option.ts';
import type { Reading } from '../rules/reading.rules.ts';
import styles from './how-read.module.css';

interface HowReadProps {
  readonly result: ImportAttributes;
  /** What the user has chosen, also before a dry run confirms it. */
  readonly reading: Reading;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Reading>) => void;
}

/** How the file was read: its encoding or sheet, where its table begins, the order of its dates. All can be changed. */
export function HowRead({ result, reading, disabled, onChange }: HowReadProps) {
  const { t } = useTranslation('imports');
  const { charset, sheet, sheets, header_row, first_rows, ambiguous_dates } = result;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('howRead')}</h2>
      <div className={styles.choices}>
        {charset && (
          <Choice
            name={t('charset')}
            value={reading.charset ?? charset}
            options={charsets.map((value) => ({ value, name: t(`charset_${value}`) }))}
            disabled={disabled}
            onChange={(value) => onChange({ charset: charsets.find((known) => known === value) ?? charset })}
          />
        )}
        {sheet !== null && (
          <Choice
            name={t('sheet')}
            value={reading.sheet ?? sheet}
            options={sheets.map((name) => ({ value: name, name }))}
            disabled={disabled || sheets.length < 2}
            onChange={(value) => onChange({ sheet: value })}
          />
        )}
        <Choice
          name={t('headerRow')}
          value={String(reading.headerRow ?? header_row)}
          options={first_rows.map(({ row, cells }) => ({
            value: String(row),
            name: t('rowOf', { row, cells: cells.filter(Boolean).join(' · ') }),
          }))}
          disabled={disabled}
          onChange={(value) => onChange({ headerRow: Number(value) })}
        />
        {ambiguous_dates && (
          <Choice
            name={t('dateOrder')}
            value={reading.dateOrder ?? ambiguous_dates}
            options={dateOrders.map((value) => ({ value, name: t(`dateOrder_${value}`) }))}
            disabled={disabled}
            onChange={(value) =>
              onChange({ dateOrder: dateOrders.find((known) => known === value) ?? ambiguous_dates })
            }
          />
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function Choice({ name, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <Select compact id={id} aria-label={name} {...rest} />
    </div>
  );
}
