import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { usePart } from '../on-demand/use-loaded.ts';
import type { GhostOf } from './ghost.tsx';
import styles from './state.module.css';

const loadDrawing = () => import('./state-drawing.tsx');
// A drawing that cannot be loaded is left out: the words are enough.
const leaveOut = () => undefined;

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The next action, usually a button. */
  readonly actions?: ReactNode;
  /** Small print: the id of a failed call. */
  readonly detail?: ReactNode;
  /** `dawn`: something is about to begin; `night`: something is missing or went wrong. */
  readonly mood?: 'dawn' | 'night';
  /** What will be there once the screen is not empty. Its outline is drawn instead of the sign. */
  readonly ghost?: GhostOf;
  /** Whether the state is the whole screen, with the horizon across its foot. */
  readonly whole?: boolean;
  /** Level of the heading: 1 if the state is the whole page. */
  readonly level?: 1 | 2;
}

/** Shown instead of content: nothing there yet, nothing found, not allowed, failed. */
export function State({ title, text, actions, detail, mood = 'dawn', ghost, whole = false, level = 2 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const Drawing = usePart(true, loadDrawing, leaveOut);
  const drawing = Drawing && <Drawing mood={mood} ghost={ghost} whole={whole} />;
  return (
    <div className={cx(styles.state, whole && styles.whole)}>
      {whole ? drawing : <div className={ghost ? styles.outline : styles.sign}>{drawing}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
