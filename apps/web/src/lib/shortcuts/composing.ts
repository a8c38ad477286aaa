import { useEffect } from 'react';

/**
 * Keeps a key press from the application if it belongs to an input method, such as the Enter that accepts a word in
 * Japanese. Safari sends this Enter after the composition has ended, so that only its code tells.
 */
export function withholdComposing(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** Withholds such key presses in all fields while the component is mounted. */
export function useWithheldComposing(): void {
  useEffect(() => {
    // A rich-text editor has to know them, and withholds them itself from what contains it.
    const listen = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement && event.target.isContentEditable)) withholdComposing(event);
    };
    // The window gets the event first.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
