import { directions, horizons } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import type { TrendValues } from '#features/trends/rules/trend-values.rules.ts';
import { SetChoice } from '../choices/set-choice.tsx';
import { StepChoice } from '../choices/step-choice.tsx';
import { DirectionSign } from '../signs/direction-sign.tsx';
import styles from './trend-editor.module.css';

interface JudgementFieldsProps {
  readonly values: TrendValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TrendValues>) => void;
}

/** The fields for horizon, direction, impact and certainty. */
export function JudgementFields({ values, errors, onChange }: JudgementFieldsProps) {
  const { t } = useTranslation('trends');
  return (
    <div className={styles.judgement}>
      <SetChoice
        label={t('horizon')}
        values={horizons}
        value={values.horizon}
        name={(value) => t(`horizon_${value}`)}
        note={(value) => t(`years_${value}`)}
        onChange={(horizon) => onChange({ horizon })}
      />
      <SetChoice
        label={t('direction')}
        values={directions}
        value={values.direction}
        name={(value) => t(`direction_${value}`)}
        sign={(value) => <DirectionSign direction={value} size={24} />}
        onChange={(direction) => onChange({ direction })}
      />
      <StepChoice
        measure="impact"
        label={t('impactAsk')}
        value={values.impact}
        error={errors.impact}
        onChange={(impact) => onChange({ impact })}
        onClear={() => onChange({ impact: null })}
      />
      <StepChoice
        measure="certainty"
        label={t('certaintyAsk')}
        value={values.certainty}
        error={errors.certainty}
        onChange={(certainty) => onChange({ certainty })}
        onClear={() => onChange({ certainty: null })}
      />
    </div>
  );
}
