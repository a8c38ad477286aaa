import type { ExternalToast } from 'sonner';
import { createStore } from '../../lib/browser/index.ts';

/** The types of §9 of the specification. */
type Kind = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** How long a toast with an undo action stays, in milliseconds: longer than others. */
export const undoMs = 8000;

/** True once a toast was requested, unless its area could not be loaded. Before, nothing of it is loaded. */
export const toastsWanted = createStore(false);

let areaIsReady: () => void;
/** Resolves when the toast area is listening. */
export const area = new Promise<void>((resolve) => {
  areaIsReady = resolve;
});

/** Called by the toast area once it is listening. */
export const reportAreaReady = (): void => areaIsReady();

/** Shows a toast. If the library cannot be loaded, the toast appears once the browser is online again. */
async function show(kind: Kind, title: string, options?: ExternalToast): Promise<void> {
  toastsWanted.set(true);
  const library = await import('sonner').catch(() => undefined);
  if (!library) return addEventListener('online', () => void show(kind, title, options), { once: true });
  await area;
  const showAs = kind === 'default' ? library.toast : library.toast[kind];
  showAs(title, options);
}

const as = (kind: Kind) => (title: string, options?: ExternalToast) => void show(kind, title, options);

/** Shows a toast. A later toast with the same `id` replaces it. */
export const notify = {
  default: as('default'),
  success: as('success'),
  info: as('info'),
  warning: as('warning'),
  error: as('error'),
  loading: as('loading'),
};
