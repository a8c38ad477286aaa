import { useEffect, useRef, useState } from 'react';
import { storage } from '../../../lib/browser/index.ts';
import { type CardValues, sameValues } from './card-values.rules.ts';
import { readDraft, writeDraft } from './drafts.rules.ts';

const pauseMs = 250;

export interface Drafted {
  readonly values: CardValues;
  readonly change: (part: Partial<CardValues>) => void;
  /** Something differs from what is stored on the server. */
  readonly dirty: boolean;
  /** When the text that was found on this device was typed; undefined where none was. */
  readonly foundFrom: number | undefined;
  /** Back to what is stored; the text on the device is dropped. */
  readonly discard: () => void;
}

/**
 * The values of the editor, kept on this device under `name` as they are typed, so that nothing is lost when the tab
 * closes. Text that was left there is taken up again.
 */
export function useDraft(name: string, stored: CardValues): Drafted {
  const key = `foreglow.card-text.${name}`;
  const [found, setFound] = useState(() => readDraft(storage.read(key)));
  const [values, setValues] = useState(found?.values ?? stored);
  const dirty = !sameValues(values, stored);
  const keep = () => storage.write(key, dirty ? writeDraft({ values, at: Date.now() }) : null);
  const latest = useRef(keep);
  const touched = useRef(false);
  useEffect(() => {
    latest.current = keep;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values are the reason to keep them
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    // Mobile browsers end pages without a word after they were hidden.
    const keepNow = () => touched.current && latest.current();
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, []);
  return {
    values,
    dirty,
    foundFrom: found && dirty ? found.at : undefined,
    change: (part) => {
      touched.current = true;
      setValues((now) => ({ ...now, ...part }));
    },
    discard: () => {
      touched.current = false;
      storage.write(key, null);
      setFound(undefined);
      setValues(stored);
    },
  };
}
