import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';
import { Field } from './field.tsx';
import styles from './heading-field.module.css';

interface HeadingFieldProps {
  readonly label: string;
  /** The label is visible only to screen readers: a visible heading has the same text. */
  readonly labelHidden?: boolean;
  readonly error?: string | undefined;
  /** The text style: `question` is larger than a title, `line` the size of body text. */
  readonly variant?: 'title' | 'subtitle' | 'question' | 'line';
  readonly value: string;
  /** The maximum number of characters. */
  readonly maxLength: number;
  readonly placeholder: string;
  readonly required?: boolean;
  /** Focuses the field when a dialog opens. */
  readonly first?: boolean;
  /** Focuses the field, with the cursor at its end. */
  readonly focused?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** The number of characters before the limit at which a counter appears. */
const nearEnd = 40;

/**
 * A field for large text, in the style in which it will be shown. It grows with the text and accepts no line breaks.
 */
export function HeadingField({
  label,
  labelHidden = false,
  error,
  variant = 'title',
  value,
  maxLength,
  first,
  focused = false,
  onChange,
  ...rest
}: HeadingFieldProps) {
  const { t } = useTranslation('ui');
  const left = value.length > maxLength - nearEnd ? t('lettersLeft', { count: maxLength - value.length }) : undefined;
  const noBreaks = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  const toEnd = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) =>
    currentTarget.setSelectionRange(value.length, value.length);
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={left}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={cx(styles.heading, styles[variant])}
          rows={1}
          maxLength={maxLength}
          value={value}
          // biome-ignore lint/a11y/noAutofocus: it appears when the user chooses to edit.
          autoFocus={focused}
          onFocus={focused ? toEnd : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={noBreaks}
          data-autofocus={first || undefined}
        />
      )}
    </Field>
  );
}
