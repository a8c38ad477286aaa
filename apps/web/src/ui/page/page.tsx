import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  /** For forms and reading. */
  readonly narrow?: boolean;
  /** The number of `Rows` in the longest list, for screens that are such lists. */
  readonly rows?: number | undefined;
  readonly children: ReactNode;
}

/** The content column of a screen. */
export function Page({ narrow, rows, children }: PageProps) {
  return (
    <div className={cx(styles.page, narrow && styles.narrow)} data-rows={rows}>
      {children}
    </div>
  );
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** The number of items, next to the title: `190` or `122 of 190`. */
  readonly count?: ReactNode;
  readonly lede?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title, count and actions of a screen. */
export function PageHeader({ title, count, lede, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {lede && (
        <p className={styles.lede} dir="auto">
          {lede}
        </p>
      )}
    </header>
  );
}

interface SectionProps {
  readonly title: string;
  readonly count?: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** The number of `Rows` in the section, if it is such a list. */
  readonly rows?: number | undefined;
  readonly children?: ReactNode;
}

/** A section of a screen with its own title. */
export function Section({ title, count, text, actions, rows, children }: SectionProps) {
  return (
    <section className={styles.section} data-rows={rows}>
      <div className={styles.sectionTop}>
        <h2 className={styles.sectionTitle}>
          {title}
          {count !== undefined && <span className={styles.sectionCount}>{count}</span>}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {text && <p className={styles.sectionText}>{text}</p>}
      {children}
    </section>
  );
}
