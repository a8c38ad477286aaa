import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageLeft } from '#lib/drafts/on-page-left.ts';

interface Options {
  /** The saved text. */
  readonly value: string;
  /** Texts for which this returns false are not saved, and are discarded when the field is left. */
  readonly isPossible?: (text: string) => boolean;
  /** Also saves the text after this pause, not only on Enter and when the field is left. */
  readonly pauseMs?: number;
  /** Called with the trimmed text when it differs from the saved one. */
  readonly onCommit: (text: string) => void;
}

/**
 * The text of a field that is saved while the user types. Text saved by others appears unless the user has typed since.
 * The text is also saved when the page is closed or the field is removed.
 */
export function useCommittedText({ value, isPossible = () => true, pauseMs, onCommit }: Options) {
  const [text, setText] = useState(value);
  /** The last saved text, with which the typed text is compared. */
  const base = useRef(value);
  const commit = () => {
    const trimmed = text.trim();
    if (trimmed === base.current.trim() || !isPossible(trimmed)) return;
    base.current = trimmed;
    onCommit(trimmed);
  };
  const onLeave = useEffectEvent(commit);
  const onSaved = useEffectEvent((saved: string) => {
    if (saved === base.current) return;
    if (text.trim() === base.current.trim()) setText(saved);
    base.current = saved;
  });
  useEffect(() => onSaved(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    if (pauseMs === undefined) return;
    const timer = setTimeout(() => onLeave(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  useEffect(() => {
    const leave = () => onLeave();
    const stop = onPageLeft(leave);
    return () => {
      leave();
      stop();
    };
  }, []);
  return {
    text,
    setText,
    commit,
    /** Called when the user leaves the field. */
    leave: () => {
      if (isPossible(text.trim())) commit();
      else setText(base.current);
    },
  };
}
