import { type Control, canTakeFocus, controlsIn } from './focusable.ts';

/** The menus and panels of buttons. They are elsewhere in the document, and named after their buttons. */
const panels = '.mantine-Menu-dropdown, .mantine-Popover-dropdown';

/** The parts of the page that the focus does not leave when something in them is removed. */
const parts = 'body, main, [role="dialog"], [data-portal], [data-sonner-toaster]';

/** The button of the menu or panel that contains an element; the element itself if there is none. */
export function openerOf(element: Element | null): Element | null {
  const panel = element?.closest(panels);
  return panel ? openerOf(document.getElementById(panel.id.replace(/-dropdown$/, ''))) : element;
}

/**
 * The element that gets the focus of a removed one: the button of its menu or panel, or else what has taken its place,
 * what followed it, or what preceded it, within the same part of the page. From a row of a list the focus goes to the
 * same control of the next row, and from a screen to the next screen. Undefined if the part of the page is gone too.
 */
export function successorOf(lost: Element, changes: readonly MutationRecord[]): Element | undefined {
  if (lost.closest(panels)) return openerOf(lost) ?? undefined;
  const removal = lastingRemoval(lost, changes);
  if (!removal) return undefined;
  const { within, root } = removal;
  const before = lastingSibling(removal.before, within, changes);
  const next = [...following(before ? before.nextSibling : within.firstChild)];
  const previous = [...preceding(before)];
  if (!within.matches('main')) return alikeAmong(next, root, lost) ?? lastAmong(previous) ?? around(within);
  // The other rows of a list, which have the same tag and class, but neither the next screen nor a banner above it.
  const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('class')}`;
  const isRow = (element: Element) => kindOf(element) === kindOf(root) && !wasAdded(element, changes);
  return alikeAmong(next.filter(isRow), root, lost) ?? lastAmong(previous.filter(isRow)) ?? ownFocus(within);
}

/**
 * The removal that took an element out of the document: the removed element that contains it, the element that
 * contained that, and what preceded it there.
 */
function lastingRemoval(lost: Element, changes: readonly MutationRecord[]) {
  for (let inside: Node = lost; ; ) {
    const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(inside)));
    const root = removal && [...removal.removedNodes].find((node) => node.contains(inside));
    if (!removal || !(root instanceof Element) || !(removal.target instanceof Element)) return undefined;
    if (removal.target.isConnected) return { root, within: removal.target, before: removal.previousSibling };
    // The element was removed from something that was then removed itself.
    inside = removal.target;
  }
}

/** The node before a gap, or the nearest one before it that has not been removed as well. */
function lastingSibling(node: Node | null, parent: Element, changes: readonly MutationRecord[]): Node | null {
  if (!node || node.parentNode === parent) return node;
  const removal = changes.find(({ removedNodes }) => [...removedNodes].some((removed) => removed === node));
  return removal ? lastingSibling(removal.previousSibling, parent, changes) : null;
}

const wasAdded = (element: Element, changes: readonly MutationRecord[]): boolean =>
  changes.some(({ addedNodes }) => [...addedNodes].some((node) => node === element));

function* following(node: Node | null): Generator<Element> {
  for (let next = node; next; next = next.nextSibling) if (next instanceof Element) yield next;
}

function* preceding(node: Node | null): Generator<Element> {
  for (let next = node; next; next = next.previousSibling) if (next instanceof Element) yield next;
}

/**
 * The control of the next element that corresponds to the lost one, or else its first control. Where each element has
 * other controls besides, such as links to evidence, the one with the same name corresponds.
 */
function alikeAmong(elements: Iterable<Element>, root: Element, lost: Element): Control | undefined {
  const before = controlsIn(root);
  const at = (before as readonly Element[]).indexOf(lost);
  for (const element of elements) {
    const now = controlsIn(element);
    const isSame = (control: Control, index: number) =>
      now.length === before.length ? index === at : nameOf(control) !== '' && nameOf(control) === nameOf(lost);
    const same = now.find(isSame);
    const found = same && canTakeFocus(same) ? same : now.find(canTakeFocus);
    if (found) return found;
  }
  return undefined;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

function lastAmong(elements: Iterable<Element>): Control | undefined {
  for (const element of elements) {
    const found = controlsIn(element).findLast(canTakeFocus);
    if (found) return found;
  }
  return undefined;
}

/** The nearest control beside an element that cannot take the focus, or the part of the page that contains it. */
export function around(element: Element): Element | undefined {
  const { parentElement: parent, nextSibling, previousSibling } = element;
  if (!parent || element.matches(parts)) return ownFocus(element);
  const next = [...following(nextSibling)].flatMap(controlsIn).find(canTakeFocus);
  return next ?? lastAmong(preceding(previousSibling)) ?? around(parent);
}

const ownFocus = (part: Element): Element | undefined => (part.hasAttribute('tabindex') ? part : undefined);
