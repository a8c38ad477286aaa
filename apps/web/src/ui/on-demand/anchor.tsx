import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Represents a button that is already on the page, for Mantine components that need a target for a menu or panel. */
export function Anchor({ button, ref }: AnchorProps) {
  // The user opened the menu with the button.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
}

/**
 * False during the first render of a component. Mantine remembers the focus, in order to restore it, only when a closed
 * component opens. A component that is loaded on demand is therefore closed at first.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
