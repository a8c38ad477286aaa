import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
import styles from './field.module.css';

interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown next to the label of an optional field. */
  readonly optional?: string | undefined;
}

/** The attributes of a control inside a field, which connect it to its label, hint and error for screen readers. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** The label is visible only to screen readers. */
  readonly labelHidden?: boolean;
  /** The hint is about keys, so it is visible only while the field has the focus. */
  readonly hintOnFocus?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

export type WithField<Native> = Omit<Native, 'className' | 'id'> & FieldTexts;

/** A labelled control with its hint and its error below. */
export function Field({
  label,
  labelHidden = false,
  hint,
  hintOnFocus = false,
  error,
  optional,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={cx(styles.label, labelHidden && visuallyHidden)} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{optional}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <p id={hintId} className={cx(styles.hint, hintOnFocus && styles.onFocus)}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error of a field, which its control refers to with `aria-describedby`. Hidden without one. */
export function FieldError({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert" hidden={!children}>
      {children && <ErrorSign />}
      {children}
    </p>
  );
}

function ErrorSign() {
  return (
    <svg
      width="15"
      height="15"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 4.8v3.8M8 10.9v.2" strokeLinecap="round" />
    </svg>
  );
}
