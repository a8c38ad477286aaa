/** The upper and lower edge of an element of the page, in pixels from the top of the window. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const gap = 10;
const minTop = 20;
/** About the height of two lines of text with their button. */
const toastHeight = 100;

/**
 * The top position of toasts: below the bars with the buttons of the page. Bars that are scrolled away or further down
 * the page do not count, and bars never place a toast in the lower half. `inUse`: the control, or the menu with it, in the
 * columns of the toasts that the user pressed or focused last. They appear below it if they would cover it.
 */
export function toastTop(bars: readonly Edges[], windowHeight: number, inUse?: Edges): number {
  const half = windowHeight / 2;
  const ends = bars.filter(({ top, bottom }) => bottom > 0 && top < half / 2).map(({ bottom }) => bottom + gap);
  const top = Math.round(Math.min(half, Math.max(minTop, ...ends)));
  const covers = inUse !== undefined && inUse.bottom > top && inUse.top < top + toastHeight;
  const below = covers ? Math.round(inUse.bottom + gap) : top;
  // A control as large as a text that is being written may reach too far down.
  return below + toastHeight <= windowHeight ? below : top;
}
