import type { ReactNode } from 'react';
import { Check } from '../check/check.tsx';
import styles from './check-head.module.css';

interface CheckHeadProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox above the choices of a list. */
export function CheckHead({ checked, onChange, children }: CheckHeadProps) {
  return (
    <label className={styles.head}>
      <Check checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
