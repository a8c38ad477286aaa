import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlipChange, type NumberedBlip, nextOpen, stepFrom } from '../../rules/review.rules.ts';
import type { ReviewState } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** The id of the button of a blip in the list. */
export const rowId = (blip: string): string => `draft-blip-${blip}`;

/** Goes through the blips of a draft and decides about them. The chosen one is in the address. */
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
    focusNext.current = true;
    setEdited(undefined);
    if (id === chosen?.id) focusRow(id, focusNext);
    else show(id);
  };
  useEffect(() => {
    if (wanted && focusNext.current) focusRow(wanted, focusNext);
  }, [wanted]);

  const decide = (blip: NumberedBlip, decision: NumberedBlip['decision'], rest: Omit<BlipChange, 'id'> = {}) => {
    const { id, label } = blip;
    setSpoken(t(`spoken_${decision}`, { label }));
    if (blip.decision !== decision || Object.keys(rest).length > 0) review.change([{ id, ...rest, decision }]);
    // One who goes through them is led on; one who clicks here and there is not.
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
  useReviewKeys({ ...keys, chosen: chosen !== undefined, canUndo: review.canUndo, closed });
  return {
    chosen,
    /** The id of the blip that is being changed. */
    edited,
    spoken,
    choose: (id: string) => {
      setEdited(undefined);
      show(id);
      document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
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
    /** Stores what was changed in the form of a blip, and decides about it if that was asked for. */
    save: (blip: NumberedBlip, change: Omit<BlipChange, 'id'>, accepted: boolean) => {
      setEdited(undefined);
      if (accepted) return decide(blip, 'accepted', change);
      if (Object.keys(change).length > 0) review.change([{ id: blip.id, ...change }]);
      focusRow(blip.id, focusNext);
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;

function focusRow(id: string, wanted: { current: boolean }): void {
  wanted.current = false;
  // The form that is open gives way first.
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
