import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './back-link.module.css';

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ children, ...rest }: AnchorProps) {
  return (
    // The router marks links to every address above the current one. The list is not the current page.
    <a {...rest} aria-current={false} className={styles.back}>
      <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
      {children}
    </a>
  );
}

/** Links from a detail screen back to its list. */
export const BackLink = createLink(Anchor);
