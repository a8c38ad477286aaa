import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 120;

/**
 * The term in the search field, and a function to change it. The first letter after a pause starts a search
 * immediately, further letters once typing pauses.
 */
export function useSearchTerm(searched: string, onSearch: (term: string) => void): [string, (term: string) => void] {
  const [term, setTerm] = useState(searched);
  const typed = useRef({ at: 0, wait: 0 });
  /** The term set here that is not in the address yet. */
  const underWay = useRef<string[]>([]);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const arrived = underWay.current.indexOf(searched);
    if (arrived >= 0) {
      underWay.current.splice(0, arrived + 1);
      return;
    }
    // The term was changed elsewhere: by a link, "back" or "clear filters".
    underWay.current = [];
    setTerm((now) => (now.trim() === searched ? now : searched));
  }, [searched]);
  useEffect(() => {
    const wanted = term.trim();
    if (wanted === (underWay.current.at(-1) ?? searched)) return;
    const { at, wait } = typed.current;
    const timer = setTimeout(
      () => {
        underWay.current.push(wanted);
        search(wanted);
      },
      Math.max(0, at + wait - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [term, searched]);
  const change = (next: string) => {
    const now = performance.now();
    typed.current = { at: now, wait: now - typed.current.at > pauseMs ? 0 : pauseMs };
    setTerm(next);
  };
  return [term, change];
}
