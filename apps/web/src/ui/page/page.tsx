import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  /** `form`: a centred column, of forms and settings; `settings`: wide enough for a list beside them. */
  readonly width?: 'form' | 'settings' | undefined;
  /** The number of `Rows` in the longest list, for screens that are such lists. */
  readonly rows?: number | undefined;
  readonly children: ReactNode;
}

/** The content column of a screen. */
export function Page({ width, rows, children }: PageProps) {
  return (
    <div className={cx(styles.page, width && styles[width])} data-rows={rows}>
      {width === 'form' ? <Panels>{children}</Panels> : children}
    </div>
  );
}

interface PanelsProps {
  /** Leaves room beside the column in wide windows instead of centring it. */
  readonly roomBeside?: boolean;
  readonly children: ReactNode;
}

/** A centred column in which each form and section is a panel. */
export function Panels({ roomBeside, children }: PanelsProps) {
  return <div className={cx(styles.panels, roomBeside && styles.roomBeside)}>{children}</div>;
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
