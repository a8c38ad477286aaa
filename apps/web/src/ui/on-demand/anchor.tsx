import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Represents a button that is already on the page, where Mantine needs the target of a menu or panel. */
export function Anchor({ button, ref }: AnchorProps) {
  // The user opened the menu with the button.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
}

/**
 * False while a component is drawn for the first time. Mantine remembers where the focus was, to give it back, only
 * when something closed opens: a component that is loaded on demand is therefore closed at first.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
