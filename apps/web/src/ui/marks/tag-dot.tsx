import type { CSSProperties, ReactNode } from 'react';
import styles from './marks.module.css';

/** The possible colours of a dot. Each has a token for light and one for dark. */
type DotColor = 'blue' | 'ochre' | 'orange' | 'green' | 'violet' | 'rose' | 'teal' | 'plum' | 'slate' | 'brown';

/** A coloured dot and a word. */
export function TagDot({ color, children }: { color: DotColor; children: ReactNode }) {
  return (
    <span className={styles.tag} style={{ '--dot': `var(--tag-${color})` } as CSSProperties}>
      {children}
    </span>
  );
}
