import { limits } from '@foreglow/contract';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadingField } from '../../../ui/field/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import styles from './card-form.module.css';
import type { CardValues } from './card-values.rules.ts';

interface CardFormProps {
  readonly values: CardValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** The words of a card. */
export function CardForm({ values, errors, titleRef, onChange }: CardFormProps) {
  const { t } = useTranslation('cards');
  // The dialog puts the focus on its first button; writing begins with the title.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
  }, [titleRef]);
  return (
    <div className={styles.form}>
      <HeadingField
        label={t('title')}
        error={errors.title}
        value={values.title}
        most={limits.titleLength}
        placeholder={t('titlePlaceholder')}
        required
        first
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
        label={t('whyItMatters')}
        error={errors.relevance}
        value={values.relevance}
        placeholder={t('relevancePlaceholder')}
        onChange={(relevance) => onChange({ relevance })}
      />
    </div>
  );
}
