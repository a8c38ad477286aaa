import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../../lib/browser/index.ts';
import { toastsWanted } from './notify.ts';

/** The toasts of the page. Nothing is loaded until the first one. If loading fails, the next toast tries again. */
export function Toasts() {
  const wanted = useStore(toastsWanted);
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    import('./toast-area.tsx').then(
      (area) => setArea(() => area.default),
      () => toastsWanted.set(false),
    );
  }, [wanted]);
  return Area && <Area />;
}
