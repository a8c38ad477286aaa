import type { RadarAttributes } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../../lib/http/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { useChangeRadar } from '../../api/change-radar.ts';
import { radarQuery } from '../../api/read-radar.ts';
import { applyEdit, bodyOf, inverseOf, mergeEdits, type RadarEdit, splitEdit } from '../../rules/radar-edit.rules.ts';

const pauseMs = 600;
const retryMs = 5000;
/** What the server refuses for good: the edit is not possible (any more). Other failures pass. */
const refusals = [403, 404, 409, 422];

type SavingState = 'saved' | 'saving' | 'failed';

/**
 * Edits a radar. An edit is shown at once and sent soon, one after the other. Changes by other people arrive with the
 * answers and the events; the user's unsent edits are applied on top of them. Undo and redo send edits too, and only take
 * back the user's own steps.
 */
export function useRadarEdits(stored: RadarAttributes) {
  const { t } = useTranslation('radars');
  const client = useQueryClient();
  const { mutateAsync } = useChangeRadar(stored.project.slug, stored.slug);
  const [queue, setQueue] = useState<readonly RadarEdit[]>([]);
  const [past, setPast] = useState<readonly RadarEdit[]>([]);
  const [future, setFuture] = useState<readonly RadarEdit[]>([]);
  /** How often the first edit has failed for a reason that may pass. */
  const [failures, setFailures] = useState(0);
  const sending = useRef(false);
  const radar = useMemo(() => queue.reduce(applyEdit, stored), [queue, stored]);

  const enqueue = (edit: RadarEdit) =>
    setQueue((waiting) => {
      const last = waiting.at(-1);
      const isSent = sending.current && waiting.length === 1;
      const merged = last && !isSent ? mergeEdits(last, edit) : undefined;
      return merged ? [...waiting.slice(0, -1), merged] : [...waiting, edit];
    });
  const edit = (change: RadarEdit) => {
    setPast((steps) => [...steps, inverseOf(radar, change)]);
    setFuture([]);
    enqueue(change);
  };
  const step = (from: readonly RadarEdit[], setFrom: typeof setPast, setTo: typeof setFuture) => () => {
    const change = from.at(-1);
    if (!change) return;
    setFrom(from.slice(0, -1));
    setTo((steps) => [...steps, inverseOf(radar, change)]);
    enqueue(change);
  };

  const send = useEffectEvent(async () => {
    const [next] = queue;
    if (!next || sending.current) return;
    sending.current = true;
    try {
      await mutateAsync(bodyOf(next));
      sending.current = false;
      setFailures(0);
      setQueue((waiting) => waiting.slice(1));
    } catch (error) {
      sending.current = false;
      if (error instanceof ApiError && refusals.includes(error.status)) {
        const parts = splitEdit(next);
        setFailures(0);
        setQueue((waiting) => [...(parts.length > 1 ? parts : []), ...waiting.slice(1)]);
        // Of several edits that were sent together only what is refused by itself is dropped, and said so.
        if (parts.length > 1) return;
        notify.error(t('editDropped'), { description: errorText(error) });
        void client.invalidateQueries({ queryKey: radarQuery(stored.project.slug, stored.slug).queryKey });
      } else setFailures((times) => times + 1);
    }
  });
  useEffect(() => {
    if (queue.length === 0) return;
    const timer = setTimeout(() => void send(), failures > 0 ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [queue, failures]);
  useEffect(() => {
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const state: SavingState = queue.length === 0 ? 'saved' : failures > 0 ? 'failed' : 'saving';
  return {
    radar,
    edit,
    state,
    retry: () => void send(),
    undo: step(past, setPast, setFuture),
    redo: step(future, setFuture, setPast),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
