import type { ReactNode } from 'react';
import { Select } from '../select/select.tsx';
import type { SelectOption } from '../select/select-option.ts';
import { Field } from './field.tsx';

interface SelectFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for choosing one of a few values. */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
