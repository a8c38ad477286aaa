import { canTakeFocus, isNowhere } from './focusable.ts';
import { around } from './successor.ts';

/**
 * Focuses an element without scrolling, or the control next to it if it is disabled or hidden; without an element, the
 * topmost dialog or the content of the page.
 */
export function giveFocus(element: Element | undefined): void {
  const near = element && (canTakeFocus(element) ? element : around(element));
  const to = near ?? lastDialog() ?? document.querySelector('main');
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
  if (element && isNowhere()) giveFocus(undefined);
}

const lastDialog = () => [...document.querySelectorAll('[role="dialog"][tabindex]')].at(-1);

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/** How long other code has to put the focus where it belongs, in milliseconds. */
const patienceMs = 50;

let waiting: ReturnType<typeof setTimeout> | undefined;
const stopWaiting = () => clearTimeout(waiting);

/**
 * Focuses an element shortly, unless something has or had the focus by then. Of several calls the last one counts.
 */
export function giveFocusIfLost(find: () => Element | undefined): void {
  stopWaiting();
  addEventListener('focusin', stopWaiting, { capture: true, once: true });
  waiting = setTimeout(() => {
    if (!isNowhere()) return;
    const to = find();
    // On a phone a text field would open the keyboard.
    const opensKeyboard = to?.matches(textFields) && !matchMedia('(pointer: fine)').matches;
    giveFocus(opensKeyboard ? undefined : to);
  }, patienceMs);
}
