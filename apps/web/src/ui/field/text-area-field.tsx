import type { CSSProperties, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type WithField } from './field.tsx';

interface TextAreaFieldProps extends WithField<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of plain text. It grows with them. */
export function TextAreaField({ label, hint, error, optional, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          {...rest}
          {...control}
          className={cx(styles.input, styles.area)}
        />
      )}
    </Field>
  );
}
