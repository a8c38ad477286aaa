import { useRef, useState } from 'react';

interface Reading {
  readonly chosen: { readonly id: string } | undefined;
  readonly choose: (id: string) => void;
  readonly close: () => void;
}

/**
 * Where the focus goes when the detail of a blip opens and closes next to the picture: to its heading, and back to the
 * blip in the picture or in the list.
 */
export function useBlipFocus({ chosen, choose, close }: Reading) {
  /** The circle that was pressed to open the detail; null if it was opened from the list. */
  const opener = useRef<Element>(null);
  /** The blip whose row gets the focus when the list is shown again. */
  const returned = useRef<string>(undefined);
  const [arrived, setArrived] = useState(chosen?.id);
  if (arrived && chosen?.id !== arrived) setArrived(undefined);
  return {
    /** Whether the user has opened the detail here. If it was in the address, the page has just been loaded. */
    wasOpened: !arrived,
    returned,
    chooseInPicture: (id: string) => {
      opener.current = document.activeElement?.closest('[data-spot]') ?? null;
      choose(id);
    },
    closeInPicture: () => {
      opener.current = null;
      close();
    },
    closeDetail: () => {
      const id = chosen?.id ?? '';
      const own = opener.current?.parentElement?.querySelector<SVGElement>(`[data-spot="${CSS.escape(id)}"]`);
      const circle = own ?? opener.current;
      opener.current = null;
      if (circle instanceof SVGElement && circle.isConnected) circle.focus();
      else returned.current = id;
      close();
    },
  };
}
