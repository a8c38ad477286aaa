import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';

interface SetChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly sign?: (value: T) => ReactNode;
  /** A note under the name: the years of a horizon. */
  readonly note?: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A choice of one of a few values, in a row. */
export function SetChoice<T extends string>(props: SetChoiceProps<T>) {
  const { label, values, value, name, sign, note, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices} style={{ gridTemplateColumns: `repeat(${values.length}, minmax(0, 1fr))` }}>
        {values.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={group} checked={value === one} onChange={() => onChange(one)} />
            {sign?.(one)}
            <span>{name(one)}</span>
            {note && <span className={styles.note}>{note(one)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
