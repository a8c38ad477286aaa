import type { RadarAttributes } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedIn } from '#features/auth/api/session.ts';
import { applyEdit, type RadarEdit } from '#features/radars/rules/radar-edit.rules.ts';
import { inverseOf, typedText } from '#features/radars/rules/undo.rules.ts';
import { useStore } from '#lib/browser/store.ts';
import { errorText } from '#lib/http/error-text.ts';
import { endToast } from '#ui/toast/end-toast.ts';
import { notify } from '#ui/toast/notify.ts';
import { editOutboxOf } from './edit-outbox.ts';

/** Edits of the same text within this time count as one step of undo. */
const typingMs = 5000;

type SavingState = 'saved' | 'saving' | 'failed';

/**
 * Edits a radar. An edit is shown immediately and saved soon after. Changes by others arrive with responses and
 * events; the user's unsaved edits are applied on top of them. Undo and redo are edits too, and only revert the user's
 * own steps.
 */
export function useRadarEdits(saved: RadarAttributes) {
  const { t } = useTranslation('radars');
  const client = useQueryClient();
  const user = signedIn(client)?.id ?? '';
  const [outbox] = useState(() =>
    editOutboxOf({
      client,
      radar: saved,
      user,
      isSignedIn: () => signedIn(client)?.id === user,
      onDropped: (error) => notify.error(t('editDropped'), { description: errorText(error) }),
    }),
  );
  const { entries: edits, failed, answer } = useStore(outbox.waiting);
  const latest = answer && answer.updated_at > saved.updated_at ? answer : saved;
  const [past, setPast] = useState<readonly RadarEdit[]>([]);
  const [future, setFuture] = useState<readonly RadarEdit[]>([]);
  const typed = useRef<{ text: string | undefined; at: number }>({ text: undefined, at: 0 });
  const radar = useMemo(() => edits.reduce(applyEdit, latest), [edits, latest]);

  const isTypedOn = (change: RadarEdit): boolean => {
    const [before, now] = [typed.current, { text: typedText(change), at: Date.now() }];
    typed.current = now;
    return now.text !== undefined && now.text === before.text && now.at - before.at < typingMs;
  };
  const edit = (change: RadarEdit) => {
    const back = inverseOf(radar, change);
    if (!back) return;
    if (!isTypedOn(change)) setPast((steps) => [...steps, back]);
    setFuture([]);
    outbox.push(change);
  };
  const step =
    (from: readonly RadarEdit[], setFrom: typeof setPast, setTo: typeof setFuture) => (): RadarEdit | undefined => {
      const change = from.at(-1);
      if (!change) return undefined;
      typed.current = { text: undefined, at: 0 };
      setFrom(from.slice(0, -1));
      const back = inverseOf(radar, change);
      if (!back) return undefined;
      setTo((steps) => [...steps, back]);
      outbox.push(change);
      return change;
    };

  const onLeave = useEffectEvent(() => {
    outbox.sendNow();
    if (!outbox.waiting.get().failed) return;
    const id = `unsaved ${radar.slug}`;
    notify.warning(t('leftUnsaved', { title: radar.title }), { id });
    const stop = outbox.waiting.subscribe(() => {
      if (outbox.waiting.get().entries.length > 0) return;
      stop();
      endToast(id);
    });
  });
  useEffect(() => () => onLeave(), []);

  const state: SavingState = edits.length === 0 ? 'saved' : failed ? 'failed' : 'saving';
  return {
    radar,
    /** The radar without the edits that are not saved yet. */
    saved: latest,
    edit,
    state,
    retry: outbox.sendNow,
    /** These return the edit that they have made. */
    undo: step(past, setPast, setFuture),
    redo: step(future, setFuture, setPast),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
