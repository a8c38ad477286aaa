import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { moved } from '#lib/dragging/row-order.rules.ts';
import { useRowDrag } from '#lib/dragging/use-row-drag.ts';
import { Button } from '#ui/button/button.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { UndoLine } from '#ui/undo-line/undo-line.tsx';
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
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** What was removed last, with its places, from the first. */
  const [removed, setRemoved] = useState<readonly { readonly item: Evidence; readonly at: number }[]>([]);
  // Restoring from the trash takes a while, and applies to the list as it is then.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const remove = (slugs: ReadonlySet<string>) => {
    setRemoved(value.flatMap((item, at) => (slugs.has(item.slug) ? [{ item, at }] : [])));
    onChange(value.filter(({ slug }) => !slugs.has(slug)));
    setTicked(new Set());
    setAnnouncement('');
  };
  const undo = () => {
    onChange(removed.reduce((all, { item, at }) => putBack(all, item, at), value));
    setRemoved([]);
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
  const onRemove = useStable((item: Evidence) => remove(new Set([item.slug])));
  const onTick = useStable(({ slug }: Evidence) =>
    setTicked((before) => new Set(before.has(slug) ? [...before].filter((one) => one !== slug) : [...before, slug])),
  );
  const onRestore = useStable(
    (item: Evidence) =>
      void restore(item, () => {
        const now = latest.current;
        now.onChange(now.value.map((one) => (one.slug === item.slug ? { ...one, removed_at: null } : one)));
      }),
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
              ticked={ticked.has(item.slug)}
              onTick={value.length > 1 ? onTick : undefined}
              onRestore={onRestore}
              restoring={restoring === item.slug}
            />
          ))}
        </ol>
      )}
      {ticked.size > 0 && <Button onClick={() => remove(ticked)}>{t('removeTicked', { count: ticked.size })}</Button>}
      {removed.length > 0 && (
        <UndoLine text={t('takenOff', { count: removed.length, title: removed[0]?.item.title })} onUndo={undo} />
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
