import type { ReactNode } from 'react';
import styles from './back-link.module.css';

/** The row above the title of a detail screen: the way back, and at its end what the screen says about its subject. */
export function BackRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
