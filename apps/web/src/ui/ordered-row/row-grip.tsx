import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styles from './ordered-row.module.css';

interface RowGripProps {
  readonly label: string;
  readonly describedBy?: string | undefined;
  /** Position in the list, from 1. */
  readonly place: number;
  readonly of: number;
  readonly onLift: (event: PointerEvent) => void;
  readonly onMove: (place: number) => void;
  /** Content next to the grip, in the same button. */
  readonly children?: ReactNode;
}

/** The grip of a row in an ordered list. The row is moved by dragging it, or with keys. */
export function RowGrip({ label, describedBy, place, of, onLift, onMove, children }: RowGripProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: of }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={onLift}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      {children}
    </button>
  );
}
