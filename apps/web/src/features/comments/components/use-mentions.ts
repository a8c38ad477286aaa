import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { mentionableQuery, type Subject } from '../api/comments.ts';
import { type Mentionable, matching, mentionAt, type Typed, withPicked } from '../rules/typed.rules.ts';

interface Mentioning {
  readonly subject: Subject;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly typed: Typed;
  /** Sets the content of the field after a person was picked. */
  readonly onPick: (typed: Typed) => void;
}

/** The people offered for the mention that the user is typing, the chosen one of them, and how to pick one. */
export function useMentions({ subject, field, typed, onPick }: Mentioning) {
  const [caret, setCaret] = useState(0);
  const [shut, setShut] = useState(false);
  const [at, setAt] = useState(0);
  const mention = shut ? undefined : mentionAt(typed.text, caret);
  const people = useQuery({ ...mentionableQuery(subject), enabled: mention !== undefined }).data ?? [];
  const offered = mention ? matching(people, mention.term) : [];
  const index = Math.min(at, offered.length - 1);
  const chosen = offered[index];

  const pick = (person: Mentionable) => {
    if (!mention) return;
    const next = withPicked(typed.text, mention, person, typed.picked);
    // Immediately, so that the next typed character goes after the name.
    flushSync(() => {
      onPick({ text: next.text, picked: [...typed.picked, person] });
      setAt(0);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };

  /** Uses a key if the list is open and the key belongs to it. Returns whether it did. */
  const takeKey = (event: KeyboardEvent): boolean => {
    if (!chosen) return false;
    if (event.key === 'Escape') {
      // The dialog that contains the field stays open.
      event.stopPropagation();
      setShut(true);
      return true;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((index + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    offered,
    chosen,
    pick,
    takeKey,
    /** The user has typed, which opens the list again. */
    onType: (position: number) => {
      setCaret(position);
      setShut(false);
      setAt(0);
    },
    onCaret: setCaret,
    onShut: setShut,
  };
}
