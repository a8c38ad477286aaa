import { useContext, useEffect, useRef, useState } from 'react';
import { onPageLeft } from '#lib/drafts/on-page-left.ts';
import type { Typed } from '../rules/typed.rules.ts';
import { KeptTextsContext } from './kept-text.ts';

/** The text of a comment field, kept on this device under a name while it differs from `given`. */
export function useTyped(keptAs: string, given: Typed) {
  const kept = useContext(KeptTextsContext);
  const [typed, setTyped] = useState<Typed>(() => kept.open(keptAs) ?? given);
  const latest = useRef(typed);
  const touched = useRef(false);
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      const { current } = latest;
      if (touched.current) kept.keep(keptAs, current.text === given.text ? undefined : current);
    };
  });
  // Another tab that has found the text may have removed it.
  useEffect(() => onPageLeft(() => keep.current()), []);
  const set = (next: Typed) => {
    touched.current = true;
    latest.current = next;
    setTyped(next);
    keep.current();
  };
  return {
    typed,
    /** The text at this moment: the user may type on while it is sent. */
    latest: () => latest.current,
    keep: set,
    drop: () => set(given),
  };
}
