import { isNowhere } from './focusable.ts';
import { openerOf, successorOf } from './successor.ts';

/** An element that has the focus, or gets it back. When it is removed, another element takes its place. */
interface Place {
  element: Element | undefined;
  /** Called when the element has lost the focus because it was removed or moved. */
  onLoss?: () => void;
}

const places = new Set<Place>();

function follow(changes: readonly MutationRecord[]): void {
  const wasRemoved = (element: Element) =>
    changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
  for (const place of places) {
    const { element } = place;
    if (!element) continue;
    const isLost = !element.isConnected || (isNowhere() && wasRemoved(element));
    if (!element.isConnected) place.element = successorOf(element, changes);
    if (isLost) place.onLoss?.();
  }
}

const changes = new MutationObserver(follow);

/** Follows the element of a place until the returned function is called. */
export function followPlace(place: Place): () => void {
  if (places.size === 0) changes.observe(document, { childList: true, subtree: true });
  places.add(place);
  return () => {
    // What was removed just now has not been reported yet.
    follow(changes.takeRecords());
    places.delete(place);
    if (places.size === 0) changes.disconnect();
  };
}

/** The element that has the focus, or had it last. `keepFocus` updates it. */
export const lastFocused: Place = { element: undefined };

/**
 * The element that gets the focus back from what is opened now. If something closed at the same moment, such as a menu,
 * that is what gets the focus from it. Undefined if nothing had the focus.
 */
export function focusedNow(): Element | undefined {
  follow(changes.takeRecords());
  return isNowhere() ? lastFocused.element : (openerOf(document.activeElement) ?? undefined);
}
