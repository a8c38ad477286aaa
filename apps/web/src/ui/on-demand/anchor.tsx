import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Stands for a button that is already on the page where Mantine wants to be given the target of a menu or panel. */
export function Anchor({ button, ref }: AnchorProps) {
  // The user opened the menu with the button.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
}

/**
 * False while a component is drawn for the first time. Mantine remembers where the focus was, to give it back, only when
 * something closed opens: what is loaded because it was asked for is closed for that moment.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
