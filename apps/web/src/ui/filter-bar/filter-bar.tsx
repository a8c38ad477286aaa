import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The row with search and filters above a list; `end` is shown on its right. */
export function FilterBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** The filters of a bar that has many: on a phone they are on a line of their own. */
export const FilterChips = ({ children }: { children: ReactNode }) => <div className={styles.chips}>{children}</div>;
