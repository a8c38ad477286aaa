import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './editor-note.module.css';

interface EditorNoteProps {
  readonly children: ReactNode;
  /** The action for the note. */
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** A note above the fields of an editor, with a button. */
export function EditorNote({ children, actionLabel, onAction }: EditorNoteProps) {
  return (
    <div className={styles.note} role="status">
      <p>{children}</p>
      <Button onClick={onAction}>{actionLabel}</Button>
    </div>
  );
}
