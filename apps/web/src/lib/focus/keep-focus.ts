import { isNowhere } from './focusable.ts';
import { giveFocusIfLost } from './give-focus.ts';
import { followPlace, lastFocused } from './places.ts';

/**
 * Keeps the focus near its place when the focused element is removed, for example with its row or as it has done its
 * work. Browsers would move the focus to the body, and the next Tab would begin at the top of the page.
 *
 * Returns a function that ends this. Calling it again before that has no further effect.
 */
export function keepFocus(): () => void {
  active ??= start();
  return () => {
    active?.();
    active = undefined;
  };
}

/** Ends what `start` began, while it is active. */
let active: (() => void) | undefined;

function start(): () => void {
  lastFocused.element = isNowhere() ? undefined : (document.activeElement ?? undefined);
  lastFocused.onLoss = () => giveFocusIfLost(() => lastFocused.element);
  const stop = followPlace(lastFocused);
  let isPressed = false;
  const listeners = {
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.element = target;
    },
    // A click beside all controls takes the focus away deliberately.
    focusout: ({ relatedTarget }: FocusEvent) => {
      if (isPressed && relatedTarget === null) lastFocused.element = undefined;
    },
    mousedown: () => {
      isPressed = true;
    },
    mouseup: () => {
      isPressed = false;
    },
  };
  const leaving = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    addEventListener(name, listener as EventListener, { capture: true, signal: leaving.signal });
  }
  return () => {
    stop();
    leaving.abort();
    lastFocused.element = undefined;
  };
}
