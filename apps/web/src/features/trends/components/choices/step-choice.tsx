import { type RatingStep, ratingSteps } from '@foreglow/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import styles from './choices.module.css';

export type Measure = 'impact' | 'certainty';

interface StepChoiceProps {
  readonly measure: Measure;
  readonly label: string;
  /** Null if nothing is chosen. */
  readonly value: RatingStep | null;
  readonly error?: string | undefined;
  readonly onChange: (value: RatingStep) => void;
  /** Takes the choice back, where that is possible. */
  readonly onClear?: () => void;
}

/** A choice of one of five steps, each with a label. */
export function StepChoice({ measure, label, value, error, onChange, onClear }: StepChoiceProps) {
  const { t } = useTranslation('trends');
  const name = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error && `${name}-error`}>
      <ChoiceLegend label={label} chosen={value !== null} onClear={onClear} />
      <div className={cx(styles.choices, styles.steps)}>
        {ratingSteps.map((step) => (
          <label key={step} className={styles.choice} title={t(`step_${measure}_${step}`)}>
            <input type="radio" name={name} checked={value === step} onChange={() => onChange(step)} />
            <span className={styles.figure}>{step}</span>
            <span className={visuallyHidden}>{t(`step_${measure}_${step}`)}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        {value === null ? (
          <>
            <span>{t(`step_${measure}_1`)}</span>
            <span>{t(`step_${measure}_5`)}</span>
          </>
        ) : (
          <b>{t(`step_${measure}_${value}`)}</b>
        )}
      </p>
      <p id={`${name}-error`} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}
