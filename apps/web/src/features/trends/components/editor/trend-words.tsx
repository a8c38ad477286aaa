import { limits, ownNames, trendFields } from '@foreglow/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendValues } from '#features/trends/rules/trend-values.rules.ts';
import { WordsFields } from '#ui/prose/editor/words-fields.tsx';

interface TrendWordsProps {
  readonly values: TrendValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (part: Partial<TrendValues>) => void;
}

/** The text fields of a trend. */
export function TrendWords(props: TrendWordsProps) {
  const { t } = useTranslation('trends');
  return (
    <WordsFields
      {...props}
      maxLength={{ title: limits.titleLength, subtitle: trendFields.subtitle.maxLength }}
      texts={['description', ...ownNames(trendFields, 'markdown')]}
      label={(name) => t(`field_${name}`)}
      placeholder={(name) => t(`${name}Placeholder`)}
    />
  );
}
