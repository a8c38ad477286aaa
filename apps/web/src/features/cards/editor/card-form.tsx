import { limits } from '@foreglow/contract';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import styles from './card-form.module.css';
import type { CardValues } from './card-values.rules.ts';

interface CardFormProps {
  readonly values: CardValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** How near the limit a counter appears. */
const nearEnd = 40;

/** The words of a card. */
export function CardForm({ values, errors, titleRef, onChange }: CardFormProps) {
  const { t } = useTranslation('cards');
  const left = (text: string, most: number) =>
    text.length > most - nearEnd ? t('lettersLeft', { count: most - text.length }) : undefined;
  // The dialog puts the focus on its first button; writing begins with the title.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
  }, [titleRef]);
  const noBreaks = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <div className={styles.form}>
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
            data-autofocus
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
        label={t('whyItMatters')}
        error={errors.relevance}
        value={values.relevance}
        placeholder={t('relevancePlaceholder')}
        onChange={(relevance) => onChange({ relevance })}
      />
    </div>
  );
}
