import type { Size } from '#features/map/rules/camera.rules.ts';

/**
 * Follows the size of an element and the pixel ratio of its screen.
 * @param onChange also called immediately; the ratio is pixels of the screen per CSS pixel
 * @returns a function that stops it
 */
export function followSize(element: HTMLElement, onChange: (size: Size, ratio: number) => void): () => void {
  const listeners = new AbortController();
  const report = () => onChange({ width: element.clientWidth, height: element.clientHeight }, devicePixelRatio);
  const observer = new ResizeObserver(report);
  observer.observe(element);
  const watchRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        report();
        watchRatio();
      },
      { once: true, signal: listeners.signal },
    );
  };
  watchRatio();
  report();
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
