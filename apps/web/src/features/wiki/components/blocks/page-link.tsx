import { IconFileText } from '@tabler/icons-react';
import { PageAnchor } from '../page-anchor.tsx';
import styles from './page-link.module.css';

interface PageLinkBlockProps {
  readonly link: string;
  readonly title: string;
  /** An emoji. */
  readonly icon?: string | undefined;
}

/** A link to a page, with its icon. */
export function PageLinkBlock({ link, title, icon }: PageLinkBlockProps) {
  return (
    <PageAnchor to={link} className={styles.link}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <IconFileText size={18} stroke={1.5} />}
      </span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
    </PageAnchor>
  );
}
