import { useRef } from 'react';

/** Keys of rows that are identified by a name. A row that is renamed keeps its key, and with it the focus. */
export function useRowKeys() {
  const keys = useRef(new Map<string, number>());
  const next = useRef(0);
  const keyOf = (name: string): number => {
    const key = keys.current.get(name) ?? next.current++;
    keys.current.set(name, key);
    return key;
  };
  return {
    keyOf,
    /** Called before a row gets another name. */
    rename: (from: string, to: string): void => {
      const key = keyOf(from);
      keys.current.delete(from);
      keys.current.set(to, key);
    },
  };
}
