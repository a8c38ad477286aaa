import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import styles from './editor-note.module.css';

interface EditorNoteProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly deed: string;
  readonly onDeed: () => void;
}

/** Says above the fields what happened while nobody looked. */
export function EditorNote({ children, deed, onDeed }: EditorNoteProps) {
  return (
    <div className={styles.note} role="status">
      <p>{children}</p>
      <Button onClick={onDeed}>{deed}</Button>
    </div>
  );
}
