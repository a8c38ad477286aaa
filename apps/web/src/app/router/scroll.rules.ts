/** The facts about the previous or next route that decide about scrolling. */
export interface ScrolledRoute {
  readonly pathname: string;
  readonly cardModal: boolean;
}

/**
 * True if a navigation must keep the scroll position: to a card over its list, from card to card, and back from a card
 * to the list below it. Every other navigation starts at the top, or at the position where the user left.
 */
export function keepsPlace(from: ScrolledRoute | undefined, to: ScrolledRoute): boolean {
  if (to.cardModal) return true;
  return from?.cardModal === true && from.pathname.startsWith(`${to.pathname.replace(/\/$/, '')}/`);
}
