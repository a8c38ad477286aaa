import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Part } from '../ui/part/index.ts';
import { Toasts } from '../ui/toast/index.ts';
import { Progress } from './progress.tsx';

/** The root shell: the routed view and the toast area. */
export function Root() {
  return (
    <>
      <Part>
        <Progress />
      </Part>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Part>
        <Toasts />
      </Part>
    </>
  );
}
