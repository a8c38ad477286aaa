import type { InputHTMLAttributes, Ref } from 'react';
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
