import { cardTexts, markdownTexts } from '@foreglow/contract';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardValues } from '#features/cards/rules/card-values.rules.ts';
import { WordsFields } from '#ui/prose/editor/words-fields.tsx';
import styles from './card-form.module.css';

interface CardFormProps {
  readonly values: CardValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  /** False if the editor was opened for something other than the texts. */
  readonly focused: boolean;
  readonly belowTitle: ReactNode;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** The texts of a card. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation('cards');
  return (
    <div className={styles.form}>
      <WordsFields
        {...props}
        maxLength={{ title: cardTexts.title.maxLength, subtitle: cardTexts.subtitle.maxLength }}
        texts={markdownTexts}
        label={(name) => t(`field_${name}`)}
        placeholder={(name) => t(`${name}Placeholder`)}
      />
    </div>
  );
}
