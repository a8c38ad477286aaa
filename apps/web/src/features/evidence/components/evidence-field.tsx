import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { moved } from '#lib/dragging/row-order.rules.ts';
import { useRowDrag } from '#lib/dragging/use-row-drag.ts';
import { Button } from '#ui/button/button.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { useUndoToasts } from '#ui/toast/use-undo-toasts.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { type Evidence, type EvidenceKind, putBack } from '../rules/evidence.rules.ts';
import styles from './evidence-field.module.css';
import { EvidencePicker } from './evidence-picker.tsx';
import { EvidenceRow } from './evidence-row.tsx';
import { useReading } from './use-reading.ts';
import { useRestoring } from './use-restoring.ts';

const loadEvidencePanel = () => import('./evidence-panel.tsx');

interface EvidenceFieldProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly value: readonly Evidence[];
  readonly error?: string | undefined;
  /** How many there may be. */
  readonly max?: number;
  readonly onChange: (value: readonly Evidence[]) => void;
}

/**
 * The cards or insights that support a conclusion. They are chosen in a dialog and ordered with buttons, keys or by
 * dragging.
 */
export function EvidenceField(props: EvidenceFieldProps) {
  const { kind, projectSlug, value, error, max = limits.evidence, onChange } = props;
  const { t } = useTranslation('evidence');
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const reading = useReading(value);
  const EvidencePanel = useLoaded(reading.item !== undefined, loadEvidencePanel, reading.close);
  const [announcement, setAnnouncement] = useState('');
  const { restore, restoring } = useRestoring(kind, projectSlug);
  const showUndo = useUndoToasts();
  // An undo from a toast applies to the current list.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const change = (next: (now: readonly Evidence[]) => readonly Evidence[]) => {
    const now = latest.current;
    now.onChange(next(now.value));
  };
  // The list may be long, and the save button far away.
  const complaint = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) complaint.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const move = (from: number, to: number) => {
    const item = value[from];
    if (!item || to < 0 || to >= value.length) return;
    onChange(moved(value, from, to));
    setAnnouncement(t('nowAt', { title: item.title, place: to + 1, count: value.length }));
  };
  const { list, rowAt, begin } = useRowDrag(move);
  // Rows number their positions from 1.
  const onLift = useStable((place: number, event: PointerEvent) => begin(place - 1, event));
  const onMove = useStable((from: number, to: number) => move(from - 1, to - 1));
  const onRemove = useStable((item: Evidence, place: number) => {
    change((now) => now.filter(({ slug }) => slug !== item.slug));
    setAnnouncement('');
    showUndo(t('takenOff', { title: item.title }), {
      label: t('undo'),
      onClick: () => change((now) => putBack(now, item, place - 1)),
    });
  });
  const onRestore = useStable(
    (item: Evidence) =>
      void restore(item, () =>
        change((now) => now.map((one) => (one.slug === item.slug ? { ...one, removed_at: null } : one))),
      ),
  );
  return (
    <section className={styles.field} aria-labelledby={`${id}-label`}>
      <div className={styles.top}>
        <h2 id={`${id}-label`} className={styles.label}>
          {t(`label_${kind}`)}
          <span className={styles.count}>{value.length}</span>
        </h2>
        <Button
          icon={<IconPlus stroke={1.8} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            reading.close();
            setChoosing(true);
          }}
        >
          {t(`choose_${kind}`)}
        </Button>
      </div>
      {value.length === 0 ? (
        <p className={styles.none}>{t(`none_${kind}`)}</p>
      ) : (
        <ol ref={list} className={styles.list}>
          {value.map((item, index) => (
            <EvidenceRow
              key={item.slug}
              kind={kind}
              projectSlug={projectSlug}
              item={item}
              place={index + 1}
              of={value.length}
              {...rowAt(index)}
              hintId={`${id}-hint`}
              onRead={reading.open}
              onLift={onLift}
              onMove={onMove}
              onRemove={onRemove}
              onRestore={onRestore}
              restoring={restoring === item.slug}
            />
          ))}
        </ol>
      )}
      {value.length > 1 && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('orderHint')}
        </p>
      )}
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
      <p ref={complaint} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
      {reading.item && EvidencePanel && (
        <EvidencePanel
          kind={kind}
          projectSlug={projectSlug}
          item={reading.item}
          previous={reading.previous}
          next={reading.next}
          onShow={reading.show}
          onClose={reading.close}
        />
      )}
      {choosing && (
        <EvidencePicker
          kind={kind}
          projectSlug={projectSlug}
          value={value}
          max={max}
          onClose={() => setChoosing(false)}
          onChosen={(next) => {
            setChoosing(false);
            onChange(next);
          }}
        />
      )}
    </section>
  );
}
