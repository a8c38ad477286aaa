import { useEffect } from 'react';
import { giveFocus, giveFocusIfLost } from './give-focus.ts';
import { focusedNow, followPlace } from './places.ts';

/**
 * Gives the focus back when a dialog closes: to the element that had it when the dialog opened, or to what has taken
 * the place of that element.
 */
export function useReturnOfFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const place = { element: focusedNow() };
    const stop = followPlace(place);
    return () => {
      stop();
      if (place.element) giveFocus(place.element);
      else giveFocusIfLost(() => undefined);
    };
  }, [opened]);
}
