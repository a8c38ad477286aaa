import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Toasts } from '../ui/toast/toasts.tsx';
import { Progress } from './progress.tsx';

/** The root shell: the routed view and the toast area. */
export function Root() {
  return (
    <>
      <Progress />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Toasts />
    </>
  );
}
