/** The height of the zones at the upper and lower edge of the window in which the page is scrolled. */
const edgePx = 64;
const maxPxPerFrame = 16;

/** Scrolls the page by one frame, faster the nearer `y` is to the edge of the window. */
export function scrollAtEdge(y: number): void {
  const toEdge = Math.min(y, innerHeight - y);
  if (toEdge >= edgePx) return;
  const speed = maxPxPerFrame * (1 - Math.max(toEdge, 0) / edgePx);
  scrollBy({ top: y < innerHeight / 2 ? -speed : speed, behavior: 'instant' });
}
