import { type ReactNode, useId } from 'react';
import { ChoiceLegend } from './choice-legend.tsx';
import styles from './choices.module.css';

interface SetChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  /** Null if nothing is chosen. */
  readonly value: T | null;
  readonly name: (value: T) => string;
  readonly sign?: (value: T) => ReactNode;
  /** A note under the name: the years of a horizon. */
  readonly note?: (value: T) => string;
  readonly onChange: (value: T | null) => void;
}

/** A choice of one of a few values, in a row. */
export function SetChoice<T extends string>(props: SetChoiceProps<T>) {
  const { label, values, value, name, sign, note, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <ChoiceLegend label={label} chosen={value !== null} onClear={() => onChange(null)} />
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
