import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type WithField } from './field.tsx';

interface SelectFieldProps extends WithField<SelectHTMLAttributes<HTMLSelectElement>> {
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select field. */
export function SelectField({ label, hint, error, optional, children, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.frame}>
          <select {...rest} {...control} className={cx(styles.input, styles.select)}>
            {children}
          </select>
          <svg className={styles.arrow} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="m4.5 6.5 3.5 3.5 3.5-3.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </div>
      )}
    </Field>
  );
}
