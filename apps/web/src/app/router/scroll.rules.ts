/** Facts about the route left or entered that decide about scrolling. */
export interface ScrolledRoute {
  readonly pathname: string;
  readonly cardModal: boolean;
}

/**
 * True when a navigation must keep the scroll position: to a card over its list, from card to card, and back from a
 * card to the list under it. Every other navigation starts at the top, or at the position the user left.
 */
export function keepsPlace(from: ScrolledRoute | undefined, to: ScrolledRoute): boolean {
  if (to.cardModal) return true;
  return from?.cardModal === true && from.pathname.startsWith(`${to.pathname.replace(/\/$/, '')}/`);
}
