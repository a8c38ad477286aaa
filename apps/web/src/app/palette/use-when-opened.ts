import { useState } from 'react';

/**
 * A value from the moment when something opened, since a dialog changes what is available below it. Undefined until it
 * first opens.
 */
export function useWhenOpened<T>(open: boolean, value: T): T | undefined {
  const [kept, setKept] = useState<T>();
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setKept(() => value);
  }
  return kept;
}
