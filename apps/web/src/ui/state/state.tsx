import type { ReactNode } from 'react';
import { HorizonSign } from '../marks/horizon-sign.tsx';
import styles from './state.module.css';

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The next action, usually a button. */
  readonly actions?: ReactNode;
  /** Small print: the id of a failed call. */
  readonly detail?: ReactNode;
  /** `dawn`: something is about to begin; `night`: something is missing or went wrong. */
  readonly mood?: 'dawn' | 'night';
  /** Level of the heading: 1 if the state is the whole page. */
  readonly level?: 1 | 2;
}

/** Shown instead of content: nothing there yet, nothing found, not allowed, failed. */
export function State({ title, text, actions, detail, mood = 'dawn', level = 2 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <div className={styles.sign}>
        <HorizonSign mood={mood} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
