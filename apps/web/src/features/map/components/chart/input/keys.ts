/** Receives the keys while the chart has the focus. */
export interface KeyTarget {
  /** Moves the map. The unit is the size of the chart. */
  readonly onPan: (x: number, y: number) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFit: () => void;
  readonly onEnter: () => void;
}

const step = 0.15;

const actions: Readonly<Record<string, (target: KeyTarget) => void>> = {
  ArrowLeft: (target) => target.onPan(step, 0),
  ArrowRight: (target) => target.onPan(-step, 0),
  ArrowUp: (target) => target.onPan(0, step),
  ArrowDown: (target) => target.onPan(0, -step),
  '+': (target) => target.onZoom(1),
  '=': (target) => target.onZoom(1),
  '-': (target) => target.onZoom(-1),
  _: (target) => target.onZoom(-1),
  '0': (target) => target.onFit(),
  Enter: (target) => target.onEnter(),
};

/**
 * Follows the keys of an element that contains the focus. Keys with Ctrl, Alt or Meta are left to the browser.
 * @returns a function that stops it
 */
export function followKeys(element: HTMLElement, target: KeyTarget): () => void {
  const keydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // A label that was clicked has the focus, and Enter clicks it.
    if (event.target !== element && event.key === 'Enter') return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(target);
  };
  element.addEventListener('keydown', keydown);
  return () => element.removeEventListener('keydown', keydown);
}
