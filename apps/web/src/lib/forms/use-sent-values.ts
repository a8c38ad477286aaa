import { useState } from 'react';
import { ownTabStorage } from '../browser/own-storage.ts';
import { SentValues } from '../drafts/sent-values.ts';
import { sentKeyOf } from './use-kept-values.ts';

/**
 * Remembers what a form that creates something has sent and got no answer to. It is kept in this tab like what was
 * typed into the form, under the same `name` as with `useKeptValues`, which also forgets it.
 */
export function useSentValues<V>(name: string, same: (a: V, b: V) => boolean): SentValues<V> {
  const [sent] = useState(() => {
    const key = sentKeyOf(name);
    const found = ownTabStorage.read(key);
    const values = new SentValues<V>(same, found === null ? undefined : JSON.parse(found));
    values.onChange = () =>
      ownTabStorage.write(key, values.unanswered === undefined ? null : JSON.stringify(values.unanswered));
    return values;
  });
  return sent;
}
