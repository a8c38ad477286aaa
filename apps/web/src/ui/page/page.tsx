import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './page.module.css';

/** The content column of a screen. Narrow: forms and reading. */
export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={cx(styles.page, narrow && styles.narrow)}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** How many there are, beside the title: `190` or `122 of 190`. */
  readonly count?: ReactNode;
  readonly lede?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title, count and actions of a screen. */
export function PageHeader({ title, count, lede, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {lede && <p className={styles.lede}>{lede}</p>}
    </header>
  );
}
