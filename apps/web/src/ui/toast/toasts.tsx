import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#lib/browser/store.ts';
import { toastsWanted } from './notify.ts';

// A function of its own: Vite would run handlers that follow `import` directly only if the styles can be loaded too.
export const loadArea = () => import('./toast-area.tsx');

/** The toasts of the page. Nothing is loaded until the first one. If loading fails, the next toast tries again. */
export function Toasts() {
  const wanted = useStore(toastsWanted);
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    loadArea().then(
      (area) => setArea(() => area.default),
      () => toastsWanted.set(false),
    );
  }, [wanted]);
  return Area && <Area />;
}
