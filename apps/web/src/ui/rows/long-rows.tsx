import { type ReactNode, useState } from 'react';
import styles from './rows.module.css';
import { Rows } from './rows.tsx';
import { useSeen } from './use-seen.ts';

const rowsAtOnce = 100;
/** More rows are rendered this many pixels before the last one is visible. */
const ahead = 800;

interface LongRowsProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  /** Renders an item as a `Row` with a key. */
  readonly row: (item: T) => ReactNode;
}

/** A list that may have thousands of rows: as many are rendered as the user has scrolled to. */
export function LongRows<T>({ label, items, row }: LongRowsProps<T>) {
  const [count, setCount] = useState(rowsAtOnce);
  return (
    <Rows label={label}>
      {items.slice(0, count).map(row)}
      {/* The key makes the next end call `onSeen` again if it is near enough immediately. */}
      {items.length > count && <End key={count} onSeen={() => setCount(count + rowsAtOnce)} />}
    </Rows>
  );
}

function End({ onSeen }: { onSeen: () => void }) {
  const ref = useSeen<HTMLLIElement>(onSeen, ahead);
  return <li ref={ref} className={styles.more} aria-hidden="true" />;
}
