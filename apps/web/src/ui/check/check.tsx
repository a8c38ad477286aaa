import { type InputHTMLAttributes, useCallback } from 'react';
import styles from './check.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'size'>;

interface CheckProps extends Native {
  /** Mixed: on for some of the items. */
  readonly mixed?: boolean;
}

/** A checkbox. It is inside its label, or named by `aria-label`. */
export function Check({ mixed = false, ...rest }: CheckProps) {
  const show = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  return <input {...rest} ref={show} type="checkbox" className={styles.check} />;
}
