import { createLink, useLocation } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

/** The parts of a large screen, each with a separate address. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone not all tabs fit: the current one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open when the address is another
  useEffect(() => {
    nav.current?.querySelector('[data-status="active"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A single tab. */
export const TabLink = createLink(function Anchor(props: AnchorProps) {
  return <a {...props} className={styles.tab} />;
});
