import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type WithField } from './field.tsx';

interface TextAreaFieldProps extends WithField<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of plain text. */
export function TextAreaField({ label, hint, error, optional, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea rows={4} {...rest} {...control} className={cx(styles.input, styles.area)} />}
    </Field>
  );
}
