import { limits } from '@foreglow/contract';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import type { TrendValues } from './trend-values.rules.ts';
import styles from './trend-words.module.css';

interface TrendWordsProps {
  readonly values: TrendValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (part: Partial<TrendValues>) => void;
}

/** How near the limit a counter appears. */
const nearEnd = 40;

/** The words of a trend. */
export function TrendWords({ values, errors, titleRef, onChange }: TrendWordsProps) {
  const { t } = useTranslation('trends');
  const left = (text: string, most: number) =>
    text.length > most - nearEnd ? t('lettersLeft', { count: most - text.length }) : undefined;
  // Writing begins with the title.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
  }, [titleRef]);
  const noBreaks = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <>
      <Field label={t('title')} error={errors.title} hint={left(values.title, limits.titleLength)}>
        {(control) => (
          <textarea
            {...control}
            ref={titleRef}
            className={styles.title}
            rows={1}
            required
            maxLength={limits.titleLength}
            placeholder={t('titlePlaceholder')}
            value={values.title}
            onChange={(event) => onChange({ title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
            onKeyDown={noBreaks}
          />
        )}
      </Field>
      <Field label={t('subtitle')} error={errors.subtitle} hint={left(values.subtitle, limits.subtitleLength)}>
        {(control) => (
          <textarea
            {...control}
            className={styles.subtitle}
            rows={1}
            maxLength={limits.subtitleLength}
            placeholder={t('subtitlePlaceholder')}
            value={values.subtitle}
            onChange={(event) => onChange({ subtitle: event.target.value.replace(/\s*\n\s*/g, ' ') })}
            onKeyDown={noBreaks}
          />
        )}
      </Field>
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
