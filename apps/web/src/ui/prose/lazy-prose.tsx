import { lazy, Suspense } from 'react';
import { languageOf } from '../../lib/text/index.ts';
import { cx } from '../class-names.ts';
import { PlainProse } from './plain-prose.tsx';
import styles from './prose.module.css';
import type { ProseProps } from './prose.tsx';

/** Marks of Markdown, which are not shown to readers. */
const marks = /^[ \t]*(?:[#>|+-]|\d+[.)] )|[*_`~]\S|\]\(/m;

const Prose = lazy(() => import('./prose.tsx'));

/**
 * Renders Markdown. The renderer is loaded together with the first text. Until then a text without marks is shown as
 * plain text, and one with marks has its place, so that what is below does not move.
 */
export function LazyProse(props: ProseProps) {
  const plain = (
    <div className={cx(styles.prose, marks.test(props.children) && styles.marked)} lang={languageOf(props.children)}>
      <PlainProse text={props.children} />
    </div>
  );
  return (
    <Suspense fallback={plain}>
      <Prose {...props} />
    </Suspense>
  );
}
