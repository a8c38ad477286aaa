import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import styles from './outcomes.module.css';

const outcomes = ['new', 'duplicate', 'invalid'] as const;
export type Outcome = (typeof outcomes)[number];

interface OutcomesProps {
  readonly counts: ImportAttributes['counts'];
  /** The outcome to show; undefined for all. */
  readonly value: Outcome | undefined;
  readonly onChange: (value: Outcome | undefined) => void;
}

/** The numbers of new, duplicate and invalid rows: a bar with their shares, which filters the table. */
export function Outcomes({ counts, value, onChange }: OutcomesProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const total = counts.new + counts.duplicate + counts.invalid;
  const choices = [
    { outcome: undefined, count: total, name: t('allRows') },
    ...outcomes.map((outcome) => ({ outcome, count: counts[outcome], name: t(`outcomes_${outcome}`) })),
  ];
  return (
    <div className={styles.outcomes}>
      <div className={styles.shares} aria-hidden="true">
        {outcomes.map((outcome) =>
          counts[outcome] > 0 ? (
            <span key={outcome} className={styles[outcome]} style={{ flexGrow: counts[outcome] }} />
          ) : null,
        )}
      </div>
      <fieldset aria-label={t('filterRows')} className={styles.choices}>
        {choices.map(({ outcome, count, name }) => (
          <button
            key={name}
            type="button"
            className={cx(styles.choice, value === outcome && styles.on)}
            aria-pressed={value === outcome}
            disabled={count === 0 && outcome !== undefined}
            onClick={() => onChange(outcome)}
          >
            <strong>{number(count)}</strong>
            <span className={cx(styles.name, outcome && styles.dotted, outcome && styles[`${outcome}Dot`])}>
              {name}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
