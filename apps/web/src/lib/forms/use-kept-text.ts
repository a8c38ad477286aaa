import { useEffect, useState } from 'react';
import { ownTabStorage } from '../browser/index.ts';
import { sessionLossEvent } from '../http/index.ts';

/**
 * The state of a text field that keeps its text when the session ends, under a `name` in this tab. The field has it
 * again after the same user has signed in. For fields of `useApiForm` there is `useKeptValues`.
 */
export function useKeptText(name: string) {
  const key = `foreglow.text.${name}`;
  const [text, setText] = useState(() => ownTabStorage.read(key) ?? '');
  useEffect(() => {
    ownTabStorage.write(key, null);
    const keep = () => ownTabStorage.write(key, text || null);
    addEventListener(sessionLossEvent, keep);
    return () => removeEventListener(sessionLossEvent, keep);
  }, [key, text]);
  return [text, setText] as const;
}
