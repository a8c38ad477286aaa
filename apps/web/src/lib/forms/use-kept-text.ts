import { useEffect, useState } from 'react';
import { ownTabStorage } from '../browser/own-storage.ts';

const keyOf = (name: string) => `foreglow.text.${name}`;

/** Tells fields that are shown that their text has got a line. */
const added = new EventTarget();

/** Adds a line to the text of a field of {@link useKeptText}, whether it is shown or not. */
export function keepLine(name: string, line: string): void {
  const kept = ownTabStorage.read(keyOf(name));
  ownTabStorage.write(keyOf(name), [kept, line].filter(Boolean).join('\n'));
  added.dispatchEvent(new Event(name));
}

/**
 * The state of a text field that keeps its text in this tab under a `name` while it is being typed, so that the field has
 * it again after a reload, after the screen was left, and after the same user has signed in again. `saved` is the text
 * before anything was typed. `forget` is called when the text was sent. For fields of `useApiForm` there is
 * `useKeptValues`.
 */
export function useKeptText(name: string, saved = '') {
  const key = keyOf(name);
  const [text, setText] = useState(() => ownTabStorage.read(key) ?? saved);
  useEffect(() => {
    const read = () => setText(ownTabStorage.read(key) ?? saved);
    added.addEventListener(name, read);
    return () => added.removeEventListener(name, read);
  }, [key, name, saved]);
  const forget = () => ownTabStorage.write(key, null);
  const change = (next: string) => {
    // Not in an effect: the text may be emptied after the field was left, once it was sent.
    ownTabStorage.write(key, next === saved ? null : next);
    setText(next);
  };
  return [text, change, forget] as const;
}
