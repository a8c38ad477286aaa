import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

/** A note on a page outside the main layout. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice} role="note">
      {children}
    </div>
  );
}
