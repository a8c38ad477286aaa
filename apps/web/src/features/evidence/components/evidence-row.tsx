import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '#ui/check/check.tsx';
import { cx } from '#ui/class-names.ts';
import { RowActions } from '#ui/ordered-row/row-actions.tsx';
import { rowClass } from '#ui/ordered-row/row-class.ts';
import { RowGrip } from '#ui/ordered-row/row-grip.tsx';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-field.module.css';
import { EvidenceSummary } from './evidence-summary.tsx';
import { RemovedNote } from './removed-note.tsx';

interface EvidenceRowProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly item: Evidence;
  /** Position in the list, from 1. */
  readonly place: number;
  readonly of: number;
  /** Whether it is being dragged. */
  readonly lifted: boolean;
  /** Where to draw the line that shows the place where a dragged row would be dropped. */
  readonly edge: 'above' | 'below' | undefined;
  readonly hintId: string;
  readonly onRead: (item: Evidence) => void;
  readonly onLift: (place: number, event: PointerEvent) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (item: Evidence) => void;
  /** Whether it is among those to be removed together. */
  readonly ticked: boolean;
  /** Undefined where there is only one. */
  readonly onTick: ((item: Evidence) => void) | undefined;
  readonly onRestore: (item: Evidence) => void;
  readonly restoring: boolean;
}

/** A piece of evidence in an editor. There may be hundreds, so each re-renders only when its own props change. */
export const EvidenceRow = memo(function EvidenceRow(props: EvidenceRowProps) {
  const { kind, projectSlug, item, place, of, lifted, edge, hintId, ticked, onTick } = props;
  const { onRead, onLift, onMove, onRemove, onRestore, restoring } = props;
  const { t } = useTranslation('evidence');
  const { title } = item;
  const moveTo = (next: number) => onMove(place, next);
  return (
    <li className={cx(styles.row, rowClass({ lifted, edge }), item.removed_at !== null && styles.removed)}>
      <RowGrip
        label={t('move', { title, place, count: of })}
        describedBy={of > 1 ? hintId : undefined}
        place={place}
        of={of}
        onLift={(event) => onLift(place, event)}
        onMove={moveTo}
      >
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
      </RowGrip>
      <EvidenceSummary kind={kind} projectSlug={projectSlug} item={item}>
        {item.removed_at === null ? (
          <button type="button" className={styles.title} aria-haspopup="dialog" onClick={() => onRead(item)}>
            {title}
          </button>
        ) : (
          <span className={styles.title} dir="auto">
            {title}
          </span>
        )}
        {item.public === false && <span className={styles.draft}>{t('draft')}</span>}
        <RemovedNote item={item} onRestore={() => onRestore(item)} busy={restoring} />
      </EvidenceSummary>
      <div className={styles.actions}>
        {onTick && <Check checked={ticked} onChange={() => onTick(item)} aria-label={t('tick', { title })} />}
        <RowActions
          labels={{ up: t('up', { title }), down: t('down', { title }), remove: t('takeOff', { title }) }}
          place={place}
          of={of}
          onMove={moveTo}
          onRemove={() => onRemove(item)}
        />
      </div>
    </li>
  );
});
