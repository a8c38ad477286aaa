import { limits } from '@foreglow/contract';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadingField } from '../../../ui/field/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import type { TrendValues } from './trend-values.rules.ts';

interface TrendWordsProps {
  readonly values: TrendValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (part: Partial<TrendValues>) => void;
}

/** The words of a trend. */
export function TrendWords({ values, errors, titleRef, onChange }: TrendWordsProps) {
  const { t } = useTranslation('trends');
  // Writing begins with the title.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
  }, [titleRef]);
  return (
    <>
      <HeadingField
        label={t('title')}
        error={errors.title}
        value={values.title}
        most={limits.titleLength}
        placeholder={t('titlePlaceholder')}
        required
        ref={titleRef}
        onChange={(title) => onChange({ title })}
      />
      <HeadingField
        label={t('subtitle')}
        look="subtitle"
        error={errors.subtitle}
        value={values.subtitle}
        most={limits.subtitleLength}
        placeholder={t('subtitlePlaceholder')}
        onChange={(subtitle) => onChange({ subtitle })}
      />
      <RichTextField
        label={t('description')}
        error={errors.description}
        value={values.description}
        placeholder={t('descriptionPlaceholder')}
        onChange={(description) => onChange({ description })}
      />
      <RichTextField
        label={t('implications')}
        error={errors.implications}
        value={values.implications}
        placeholder={t('implicationsPlaceholder')}
        onChange={(implications) => onChange({ implications })}
      />
    </>
  );
}
