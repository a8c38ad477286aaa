const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex], [contenteditable="true"]';

export type Control = HTMLElement | SVGElement;

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  element.matches(controls) &&
  element.tabIndex >= 0;

/**
 * The controls in an element that Tab reaches, including itself, in the order of the document. Some may be disabled or
 * hidden.
 */
export const controlsIn = (root: Element): Control[] => [root, ...root.querySelectorAll(controls)].filter(isControl);

/** Whether a control can take the focus now. */
export const canTakeFocus = (control: Element): boolean =>
  !control.matches(':disabled') &&
  control.closest('[inert], [aria-hidden="true"]') === null &&
  control.checkVisibility({ visibilityProperty: true });

/** Whether nothing has the focus: keys then go to the body, and Tab begins at the top of the page. */
export const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
