import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/index.ts';
import { cx } from '../../../ui/class-names.ts';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-field.module.css';
import { EvidenceSummary } from './evidence-summary.tsx';
import { RemovedNote } from './removed-note.tsx';

interface EvidenceRowProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly item: Evidence;
  /** From 1. */
  readonly place: number;
  readonly of: number;
  /** It is being dragged. */
  readonly lifted: boolean;
  /** Where to draw the line that shows the place where a dragged row would be dropped. */
  readonly edge: 'above' | 'below' | undefined;
  readonly hintId: string;
  readonly onRead: (item: Evidence) => void;
  readonly onLift: (place: number, event: PointerEvent) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (item: Evidence, place: number) => void;
  readonly onRestore: (item: Evidence) => void;
  readonly restoring: boolean;
}

/** A piece of evidence in an editor. There may be hundreds, so each renders again only when its own props change. */
export const EvidenceRow = memo(function EvidenceRow(props: EvidenceRowProps) {
  const { kind, projectSlug, item, place, of, lifted, edge, hintId } = props;
  const { onRead, onLift, onMove, onRemove, onRestore, restoring } = props;
  const { t } = useTranslation('evidence');
  const { title } = item;
  const placeByKey: Readonly<Record<string, number>> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: of };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeByKey[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(place, next);
  };
  return (
    <li
      className={cx(
        styles.row,
        lifted && styles.lifted,
        edge && styles[edge],
        item.removed_at !== null && styles.removed,
      )}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t('move', { title, place, count: of })}
        aria-describedby={of > 1 ? hintId : undefined}
        onPointerDown={(event) => onLift(place, event)}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
      </button>
      <EvidenceSummary kind={kind} projectSlug={projectSlug} item={item}>
        {item.removed_at === null ? (
          <button type="button" className={styles.title} aria-haspopup="dialog" onClick={() => onRead(item)}>
            {title}
          </button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {item.public === false && <span className={styles.draft}>{t('draft')}</span>}
        <RemovedNote item={item} onRestore={() => onRestore(item)} busy={restoring} />
      </EvidenceSummary>
      <div className={styles.actions}>
        <IconButton label={t('up', { title })} disabled={place === 1} onClick={() => onMove(place, place - 1)}>
          <IconChevronUp stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('down', { title })} disabled={place === of} onClick={() => onMove(place, place + 1)}>
          <IconChevronDown stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('takeOff', { title })} onClick={() => onRemove(item, place)}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
