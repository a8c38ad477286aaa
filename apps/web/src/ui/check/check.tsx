import type { InputHTMLAttributes } from 'react';
import styles from './check.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'size'>;

/** A box to tick. It stands inside its label, or is named by `aria-label`. */
export function Check(props: Native) {
  return <input {...props} type="checkbox" className={styles.check} />;
}
