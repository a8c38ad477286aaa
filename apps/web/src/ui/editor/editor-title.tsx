import type { ReactNode } from 'react';
import styles from './editor-title.module.css';

/** The title of an editor screen. It is small, since the title of the edited content is the large text of the page. */
export const EditorTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title} dir="auto">
    {children}
  </h1>
);
