import type { Size } from '../../../rules/camera.rules.ts';

/**
 * Follows the size of an element and the pixel ratio of its screen.
 * @param onChange also called immediately; the ratio is pixels of the screen per CSS pixel
 * @returns a function that stops it
 */
export function followSize(element: HTMLElement, onChange: (size: Size, ratio: number) => void): () => void {
  const listeners = new AbortController();
  const tell = () => onChange({ width: element.clientWidth, height: element.clientHeight }, devicePixelRatio);
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  const watchRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        tell();
        watchRatio();
      },
      { once: true, signal: listeners.signal },
    );
  };
  watchRatio();
  tell();
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
