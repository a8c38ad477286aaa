import type { ReactNode } from 'react';
import styles from './editor-title.module.css';

/** What an editor is for. It is small: the title of what is written is the large text of the page. */
export const EditorTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title} dir="auto">
    {children}
  </h1>
);
