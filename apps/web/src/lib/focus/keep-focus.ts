import { isNowhere } from './focusable.ts';
import { giveFocusIfLost } from './give-focus.ts';
import { followPlace } from './places.ts';

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
  const place: Parameters<typeof followPlace>[0] = {
    element: isNowhere() ? undefined : (document.activeElement ?? undefined),
    onLoss: () => giveFocusIfLost(() => place.element),
  };
  const stop = followPlace(place);
  let isPressed = false;
  const listeners = {
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element) place.element = target;
    },
    // A click beside all controls takes the focus away deliberately.
    focusout: ({ relatedTarget }: FocusEvent) => {
      if (isPressed && relatedTarget === null) place.element = undefined;
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
  };
}
