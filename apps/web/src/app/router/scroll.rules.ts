/** What decides about scrolling on a route that is left or entered. */
export interface ScrolledRoute {
  readonly pathname: string;
  readonly cardModal: boolean;
}

/**
 * True when a navigation must leave the page where it is: to a card over its list, from card to card, and back from a
 * card to the list that lies under it. Every other one starts at the top, or where one was when one left.
 */
export function keepsPlace(from: ScrolledRoute | undefined, to: ScrolledRoute): boolean {
  if (to.cardModal) return true;
  return from?.cardModal === true && from.pathname.startsWith(`${to.pathname.replace(/\/$/, '')}/`);
}
