import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { cx } from '../../../ui/class-names.ts';
import styles from './fates.module.css';

const fates = ['new', 'duplicate', 'invalid'] as const;
export type Fate = (typeof fates)[number];

interface FatesProps {
  readonly counts: ImportAttributes['counts'];
  /** The fate that is looked at; undefined for all. */
  readonly value: Fate | undefined;
  readonly onChange: (value: Fate | undefined) => void;
}

/** How many rows are new, duplicates or faulty: a bar of their shares, and the filter of the table. */
export function Fates({ counts, value, onChange }: FatesProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const total = counts.new + counts.duplicate + counts.invalid;
  const choices = [
    { fate: undefined, count: total, name: t('allRows') },
    ...fates.map((fate) => ({ fate, count: counts[fate], name: t(`fates_${fate}`) })),
  ];
  return (
    <div className={styles.fates}>
      <div className={styles.shares} aria-hidden="true">
        {fates.map((fate) =>
          counts[fate] > 0 ? <span key={fate} className={styles[fate]} style={{ flexGrow: counts[fate] }} /> : null,
        )}
      </div>
      <fieldset aria-label={t('filterRows')} className={styles.choices}>
        {choices.map(({ fate, count, name }) => (
          <button
            key={name}
            type="button"
            className={cx(styles.choice, value === fate && styles.on)}
            aria-pressed={value === fate}
            disabled={count === 0 && fate !== undefined}
            onClick={() => onChange(fate)}
          >
            <strong>{number(count)}</strong>
            <span className={cx(styles.name, fate && styles.dotted, fate && styles[`${fate}Dot`])}>{name}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
