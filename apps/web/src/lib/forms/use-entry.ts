import { useState } from 'react';
import { ownTabStorage } from '../browser/own-storage.ts';
import { Entry } from '../outbox/entry.ts';
import { sentKeyOf } from './use-kept-values.ts';

/**
 * Remembers what a form that creates something has sent and got no answer to. It is kept in this tab like what was
 * typed into the form, under the same `name` as with `useKeptValues`, which also forgets it.
 */
export function useEntry<V>(name: string, same: (a: V, b: V) => boolean): Entry<V> {
  const [entry] = useState(() => {
    const key = sentKeyOf(name);
    const found = ownTabStorage.read(key);
    const entry = new Entry<V>(same, found === null ? undefined : JSON.parse(found));
    entry.onChange = () =>
      ownTabStorage.write(key, entry.unanswered === undefined ? null : JSON.stringify(entry.unanswered));
    return entry;
  });
  return entry;
}
