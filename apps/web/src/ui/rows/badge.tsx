import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './rows.module.css';

/** A badge next to a name. `warning`: an unusual state. */
export function Badge({ warning, children }: { warning?: boolean; children: ReactNode }) {
  return <span className={cx(styles.badge, warning && styles.warning)}>{children}</span>;
}
