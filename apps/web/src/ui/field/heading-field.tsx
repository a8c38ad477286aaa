import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';
import styles from './heading-field.module.css';

interface HeadingFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly look?: 'title' | 'subtitle';
  readonly value: string;
  /** The most characters it may have. */
  readonly most: number;
  readonly placeholder: string;
  readonly required?: boolean;
  /** A dialog that opens begins here. */
  readonly first?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** How near the limit a counter appears. */
const nearEnd = 40;

/** A title or subtitle, written as it will be read: it grows with its words, and has no line breaks. */
export function HeadingField({
  label,
  error,
  look = 'title',
  value,
  most,
  first,
  onChange,
  ...rest
}: HeadingFieldProps) {
  const { t } = useTranslation('ui');
  const left = value.length > most - nearEnd ? t('lettersLeft', { count: most - value.length }) : undefined;
  const noBreaks = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <Field label={label} error={error} hint={left}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={styles[look]}
          rows={1}
          maxLength={most}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={noBreaks}
          data-autofocus={first || undefined}
        />
      )}
    </Field>
  );
}
