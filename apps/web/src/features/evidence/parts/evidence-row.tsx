import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/index.ts';
import { cx } from '../../../ui/class-names.ts';
import type { Evidence } from '../evidence.rules.ts';
import styles from './evidence-field.module.css';
import { RemovedNote } from './removed-note.tsx';

interface EvidenceRowProps {
  readonly item: Evidence;
  /** From 1. */
  readonly place: number;
  readonly of: number;
  readonly drag: { readonly lifted: boolean; readonly edge: 'above' | 'below' | undefined } | undefined;
  readonly hintId: string;
  readonly onLift: (event: PointerEvent) => void;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
  readonly restoring: boolean;
}

/** A piece of evidence in an editor. */
export function EvidenceRow(props: EvidenceRowProps) {
  const { item, place, of, drag, hintId, onLift, onMove, onRemove, onRestore, restoring } = props;
  const { t } = useTranslation('evidence');
  const { title } = item;
  const placeByKey: Readonly<Record<string, number>> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: of };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeByKey[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <li
      className={cx(
        styles.row,
        drag?.lifted && styles.lifted,
        drag?.edge && styles[drag.edge],
        item.removed_at !== null && styles.removed,
      )}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t('move', { title, place, count: of })}
        aria-describedby={of > 1 ? hintId : undefined}
        onPointerDown={onLift}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
      </button>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {item.public === false && <span className={styles.draft}>{t('draft')}</span>}
        <RemovedNote item={item} onRestore={onRestore} busy={restoring} />
      </div>
      <div className={styles.deeds}>
        <IconButton label={t('up', { title })} disabled={place === 1} onClick={() => onMove(place - 1)}>
          <IconChevronUp stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('down', { title })} disabled={place === of} onClick={() => onMove(place + 1)}>
          <IconChevronDown stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('takeOff', { title })} onClick={onRemove}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
