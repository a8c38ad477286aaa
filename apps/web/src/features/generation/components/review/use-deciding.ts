import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlipChange, type NumberedBlip, nextOpen, stepFrom } from '#features/generation/rules/review.rules.ts';
import type { ReviewState } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** The id of the button of a blip in the list. */
export const rowId = (blip: string): string => `draft-blip-${blip}`;

/** Navigates the blips of a draft and decides about them. The chosen blip is in the address. */
export function useDeciding(review: ReviewState, blips: readonly NumberedBlip[], closed: boolean) {
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const { blip: wanted } = useSearch({ strict: false });
  const chosen = blips.find(({ id }) => id === wanted);
  const [edited, setEdited] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const focusNext = useRef(false);
  const show = (blip: string | undefined) =>
    void navigate({ to: '.', search: { blip }, replace: true, resetScroll: false });
  const goTo = (id: string) => {
    focusNext.current = id !== chosen?.id;
    setEdited(undefined);
    if (id === chosen?.id) focusRow(id);
    else show(id);
  };
  useEffect(() => {
    if (!wanted) return undefined;
    // The details of the blip are rendered by the next frame.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(rowId(wanted));
      row?.closest('li')?.scrollIntoView({ block: 'nearest' });
      if (focusNext.current) row?.focus({ preventScroll: true });
      focusNext.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  const decide = (blip: NumberedBlip, decision: NumberedBlip['decision'], rest: Omit<BlipChange, 'id'> = {}) => {
    const { id, label } = blip;
    setSpoken(t(`spoken_${decision}`, { label }));
    if (blip.decision !== decision || Object.keys(rest).length > 0) review.change([{ id, ...rest, decision }]);
    // A decision about the chosen blip leads to the next open one. A click on another blip does not.
    if (id === chosen?.id) goTo((decision === 'open' ? undefined : nextOpen(blips, id)?.id) ?? id);
  };
  const undo = () => {
    const id = review.undo();
    setSpoken(t('spokenUndone'));
    if (id) goTo(id);
  };
  const keys = {
    step: (by: 1 | -1) => {
      const next = stepFrom(blips, chosen?.id, by);
      if (next) goTo(next.id);
    },
    accept: () => chosen && decide(chosen, 'accepted'),
    drop: () => chosen && decide(chosen, 'dropped'),
    edit: () => setEdited(chosen?.id),
    undo,
  };
  useReviewKeys({
    ...keys,
    chosen: chosen !== undefined,
    canUndo: review.canUndo,
    closed,
    editing: edited !== undefined,
  });
  return {
    chosen,
    /** The id of the blip that is being changed. */
    edited,
    spoken,
    choose: (id: string) => {
      setEdited(undefined);
      show(id);
    },
    close: () => {
      setEdited(undefined);
      show(undefined);
    },
    decide,
    undo,
    edit: (id: string | undefined) => {
      setEdited(id);
      if (id && id !== chosen?.id) show(id);
    },
    /** Saves the changes made in the form of a blip, and accepts the blip if requested. */
    save: (blip: NumberedBlip, change: Omit<BlipChange, 'id'>, accepted: boolean) => {
      setEdited(undefined);
      if (accepted) return decide(blip, 'accepted', change);
      if (Object.keys(change).length > 0) review.change([{ id: blip.id, ...change }]);
      focusRow(blip.id);
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;

/** Focuses the button of a blip, after an open form has closed. */
function focusRow(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
