import { useRouterState } from '@tanstack/react-router';
import styles from './progress.module.css';

/** A thin progress bar at the top while a screen loads. It does not appear for quick loads. */
export function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={styles.bar} aria-hidden="true" /> : null;
}
