import { useRef, useState } from 'react';
import type { Typed } from '../rules/typed.rules.ts';
import { keepText, keptText } from './kept-text.ts';

/** The text of a comment field, stored on this device under a name while it differs from `given`. */
export function useTyped(keptAs: string, given: Typed) {
  const [typed, setTyped] = useState<Typed>(() => keptText(keptAs) ?? given);
  const latest = useRef(typed);
  const set = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    keepText(keptAs, next.text === given.text ? undefined : next);
  };
  return {
    typed,
    /** The text at this moment: the user may type on while it is sent. */
    latest: () => latest.current,
    keep: set,
    drop: () => set(given),
  };
}
