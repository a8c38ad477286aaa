import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Options {
  /** The stored text. */
  readonly value: string;
  /** Texts that cannot be stored wait, and are given up when the field is left. */
  readonly isPossible?: (text: string) => boolean;
  /** Stores the text after this pause as well, not only with Enter and when the field is left. */
  readonly pauseMs?: number;
  /** Called with the text without spaces around it, once it differs from what is stored. */
  readonly onCommit: (text: string) => void;
}

/**
 * The text of a field that is stored as it is typed. What somebody else stores meanwhile is shown unless the user has
 * typed since. The page may be closed and the field may go at any time: then it is stored as well.
 */
export function useCommittedText({ value, isPossible = () => true, pauseMs, onCommit }: Options) {
  const [text, setText] = useState(value);
  /** The text that was typed over, or was stored. */
  const base = useRef(value);
  const commit = () => {
    const trimmed = text.trim();
    if (trimmed === base.current.trim() || !isPossible(trimmed)) return;
    base.current = trimmed;
    onCommit(trimmed);
  };
  const onLeave = useEffectEvent(commit);
  const onStored = useEffectEvent((stored: string) => {
    if (stored === base.current) return;
    if (text.trim() === base.current.trim()) setText(stored);
    base.current = stored;
  });
  useEffect(() => onStored(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    if (pauseMs === undefined) return;
    const timer = setTimeout(() => onLeave(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  useEffect(() => {
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    text,
    setText,
    commit,
    /** The field was left. */
    leave: () => {
      if (isPossible(text.trim())) commit();
      else setText(base.current);
    },
  };
}
