import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './tabs.module.css';

/** The parts of a large screen, each with its own address. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** One of them. */
export const TabLink = createLink(function Anchor(props: AnchorProps) {
  return <a {...props} className={styles.tab} />;
});
