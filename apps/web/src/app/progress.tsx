import { useRouterState } from '@tanstack/react-router';
import styles from './progress.module.css';

/** A thin dawn over the page while a screen is on its way. It stays away from what is quick. */
export function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={styles.bar} aria-hidden="true" /> : null;
}
