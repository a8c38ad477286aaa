import { useId } from 'react';
import { Check } from '#ui/check/check.tsx';
import styles from './publishing.module.css';

interface CheckLineProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly hint: string;
}

/** A checkbox with an explanation of its effect. */
export function CheckLine({ checked, onChange, label, hint }: CheckLineProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <Check
        id={id}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      </div>
    </div>
  );
}
