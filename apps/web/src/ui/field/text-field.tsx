import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type WithField } from './field.tsx';

interface TextFieldProps extends WithField<InputHTMLAttributes<HTMLInputElement>> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField({ label, hint, error, optional, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...rest} {...control} className={styles.input} />}
    </Field>
  );
}

interface TextAreaProps extends WithField<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text, which grows with them. */
export function TextArea({ label, hint, error, optional, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...rest} {...control} className={cx(styles.input, styles.area)} />}
    </Field>
  );
}
