import { useTranslation } from 'react-i18next';
import type { TrendValues } from '#features/trends/rules/trend-values.rules.ts';

/** Formats the value of a field as text, for comparing two versions; empty if there is none. */
export function useFieldWords(): (name: keyof TrendValues, values: TrendValues) => string {
  const { t } = useTranslation('trends');
  return (name, values) => {
    if (name === 'image') return values.image ? values.image.altText || values.image.credit || t('aPicture') : '';
    if (name === 'tags') return values.tags.join(', ');
    if (name === 'cards' || name === 'insights') return values[name].map(({ title }) => title).join('\n');
    if (name === 'horizon') return t(`horizon_${values.horizon}`);
    if (name === 'direction') return t(`direction_${values.direction}`);
    if (name === 'impact') return step(values.impact, t(`step_impact_${values.impact}`));
    if (name === 'certainty') return step(values.certainty, t(`step_certainty_${values.certainty}`));
    return values[name];
  };
}

const step = (value: number | null, word: string): string => (value === null ? word : `${value}, ${word}`);
