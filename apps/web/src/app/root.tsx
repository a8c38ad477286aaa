import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Toasts } from '../ui/toast/toasts.tsx';
import styles from './progress.module.css';

/** A thin progress bar at the top while a screen loads. It does not appear for quick loads. */
function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={styles.bar} aria-hidden="true" /> : null;
}

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
