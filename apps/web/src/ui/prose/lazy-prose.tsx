import { useState } from 'react';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { cx } from '../class-names.ts';
import { usePart } from '../on-demand/use-loaded.ts';
import { PlainProse } from './plain-prose.tsx';
import styles from './prose.module.css';
import type { ProseProps } from './prose.tsx';

/** Marks of Markdown, which are not shown to readers. */
const marks = /^[ \t]*(?:[#>|+-]|\d+[.)] )|[*_`~]\S|\]\(/m;

const loadProse = () => import('./prose.tsx');

/**
 * Renders Markdown. The renderer is loaded together with the first text. Until then a text without marks is shown as
 * plain text, and one with marks has its place, so that what is below does not move. If the renderer cannot be loaded,
 * every text is shown as plain text.
 */
export function LazyProse(props: ProseProps) {
  const [failed, setFailed] = useState(false);
  const Prose = usePart(!failed, loadProse, () => setFailed(true));
  if (Prose) return <Prose {...props} />;
  const isHidden = !failed && marks.test(props.children);
  return (
    <div className={cx(styles.prose, isHidden && styles.marked)} lang={languageOf(props.children)}>
      <PlainProse text={props.children} />
    </div>
  );
}
