import { type ReactNode, useId } from 'react';
import { Check } from '../check/check.tsx';
import { ChipPopover } from './chip.tsx';
import styles from './set-filter.module.css';

interface SetFilterProps<T extends string> {
  readonly label: string;
  readonly clearLabel: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  readonly name: (value: T) => string;
  readonly sign?: (value: T) => ReactNode;
  readonly onChange: (chosen: T[]) => void;
}

/** A filter by any of a few fixed values. */
export function SetFilter<T extends string>(props: SetFilterProps<T>) {
  const { label, clearLabel, values, chosen, name, sign, onChange } = props;
  const id = useId();
  const toggle = (value: T) =>
    onChange(values.filter((other) => (other === value ? !chosen.includes(other) : chosen.includes(other))));
  return (
    <ChipPopover
      label={chosen.length > 0 ? chosen.map(name).join(', ') : label}
      on={chosen.length > 0}
      onClear={() => onChange([])}
      clearLabel={clearLabel}
      width={230}
    >
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{label}</legend>
        {values.map((value) => (
          <label key={value} className={styles.choice} htmlFor={`${id}-${value}`}>
            <Check id={`${id}-${value}`} checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {sign?.(value)}
            {name(value)}
          </label>
        ))}
      </fieldset>
    </ChipPopover>
  );
}
