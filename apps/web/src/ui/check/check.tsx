import { type InputHTMLAttributes, useCallback } from 'react';
import styles from './check.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'size'>;

interface CheckProps extends Native {
  /** Mixed: ticked for some of the items. */
  readonly mixed?: boolean;
}

/** A checkbox. Its name comes from the label around it, or from `aria-label`. */
export function Check({ mixed = false, ...rest }: CheckProps) {
  const show = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  return <input {...rest} ref={show} type="checkbox" className={styles.check} />;
}
