import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { IconButton } from '../button/button.tsx';
import styles from './ordered-row.module.css';

interface RowActionsProps {
  readonly labels: { readonly up: string; readonly down: string; readonly remove: string };
  /** Position in the list, from 1. */
  readonly place: number;
  readonly of: number;
  readonly removable?: boolean;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
}

/**
 * The buttons of a row in an ordered list. A button at the end of its way keeps the focus, which the browser would take
 * from a `disabled` one.
 */
export function RowActions({ labels, place, of, removable = true, onMove, onRemove }: RowActionsProps) {
  const isFirst = place === 1;
  const isLast = place === of;
  return (
    <div className={styles.actions}>
      <IconButton label={labels.up} aria-disabled={isFirst} onClick={() => !isFirst && onMove(place - 1)}>
        <IconChevronUp stroke={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.down} aria-disabled={isLast} onClick={() => !isLast && onMove(place + 1)}>
        <IconChevronDown stroke={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.remove} disabled={!removable} onClick={onRemove}>
        <IconX stroke={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
