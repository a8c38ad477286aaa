/** The upper and lower edge of an element of the page, in pixels from the top of the window. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const gap = 10;
const minTop = 20;

/**
 * The top position of toasts: below the bars with the buttons of the page. Bars that are scrolled away or further down
 * the page do not count, and a toast is never placed in the lower half.
 */
export function toastTop(bars: readonly Edges[], windowHeight: number): number {
  const half = windowHeight / 2;
  const ends = bars.filter(({ top, bottom }) => bottom > 0 && top < half / 2).map(({ bottom }) => bottom + gap);
  return Math.round(Math.min(half, Math.max(minTop, ...ends)));
}
