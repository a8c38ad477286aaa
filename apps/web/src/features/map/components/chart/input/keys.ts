/** What keys do while the chart has the focus. */
export interface KeyTarget {
  /** Moves the map, in parts of the size of the chart. */
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
 * Follows the keys of an element that has the focus, or in which something has it. Keys with Ctrl, Alt or Meta belong to the browser.
 * @returns stops
 */
export function followKeys(element: HTMLElement, target: KeyTarget): () => void {
  const keydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // A label that was clicked has the focus, and is clicked by Enter.
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
