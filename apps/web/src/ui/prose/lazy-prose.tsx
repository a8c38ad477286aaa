import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '../state/index.ts';
import styles from './lazy-prose.module.css';
import type { ProseProps } from './prose.tsx';

const Prose = lazy(() => import('./prose.tsx'));

/** Renders Markdown. The renderer is loaded together with the first text. */
export function LazyProse(props: ProseProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.skeleton}>
          <SkeletonBlock width="96%" />
          <SkeletonBlock width="90%" />
          <SkeletonBlock width="62%" />
        </div>
      }
    >
      <Prose {...props} />
    </Suspense>
  );
}
