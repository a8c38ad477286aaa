import type { ReactNode } from 'react';
import { Loading, SkeletonBlock } from '../state/skeleton.tsx';
import styles from './rows.module.css';

/** A list of people or items, with the actions for each. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  /** A picture or a checkbox. */
  readonly lead?: ReactNode;
  /** A text, or an element that isolates the direction of its own text. */
  readonly title: ReactNode;
  /** Notes next to the title, as `Badge`. */
  readonly badges?: ReactNode;
  readonly text?: ReactNode;
  /** The actions; on phones they are below the text. */
  readonly end?: ReactNode;
  /** Stays next to the title on phones too: a menu. */
  readonly corner?: ReactNode;
}

/** One row of the list. */
export function Row({ lead, title, badges, text, end, corner }: RowProps) {
  const Title = typeof title === 'string' ? 'bdi' : 'span';
  return (
    <li className={styles.row}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>
        <div className={styles.top}>
          <Title className={styles.title}>{title}</Title>
          {badges}
        </div>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </li>
  );
}

/** The skeleton of rows. */
export function RowSkeletons({ count, round = true }: { count: number; round?: boolean }) {
  return (
    <>
      <Loading />
      <ul className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
          <li key={index} className={styles.row}>
            {round && (
              <div className={styles.lead}>
                <SkeletonBlock width={36} height={36} radius="50%" />
              </div>
            )}
            <div className={styles.main}>
              <SkeletonBlock width="min(220px, 60%)" />
              <SkeletonBlock width="min(160px, 40%)" height={12} className={styles.boneText} />
            </div>
            <div className={styles.end}>
              <SkeletonBlock width={96} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
