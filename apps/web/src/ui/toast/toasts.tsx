import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/browser/index.ts';
import { toastsWanted } from './notify.ts';

const ToastArea = lazy(() => import('./toast-area.tsx'));

/** The toasts of the page. Nothing is loaded until the first one. */
export function Toasts() {
  const wanted = useStore(toastsWanted);
  return <Suspense fallback={null}>{wanted && <ToastArea />}</Suspense>;
}
