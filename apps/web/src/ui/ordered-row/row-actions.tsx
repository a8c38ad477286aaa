import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { IconButton } from '../button/index.ts';
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

/** The buttons of a row in an ordered list. */
export function RowActions({ labels, place, of, removable = true, onMove, onRemove }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      <IconButton label={labels.up} disabled={place === 1} onClick={() => onMove(place - 1)}>
        <IconChevronUp stroke={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.down} disabled={place === of} onClick={() => onMove(place + 1)}>
        <IconChevronDown stroke={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.remove} disabled={!removable} onClick={onRemove}>
        <IconX stroke={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
