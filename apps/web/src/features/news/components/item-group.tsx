import { Link, type LinkOptions } from '@tanstack/react-router';
import { Children, type ReactNode } from 'react';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './overview.module.css';

interface ItemGroupProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** Counting stops here. */
  readonly most: number;
  /** The list with all of them. */
  readonly all?: LinkOptions | undefined;
  readonly children: ReactNode;
}

/** Things of one kind on an overview; nothing without any. */
export function ItemGroup({ title, count, most, all, children }: ItemGroupProps) {
  const { number } = useFormats();
  if (Children.count(children) === 0) return null;
  const heading = (
    <>
      {title}
      {count !== undefined && <span className={styles.count}>{count < most ? number(count) : `${number(most)}+`}</span>}
    </>
  );
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{all ? <Link {...all}>{heading}</Link> : heading}</h3>
      <ul>{children}</ul>
    </div>
  );
}

interface ItemProps {
  readonly link: LinkOptions;
  readonly title: string;
  readonly note: string;
}

/** One thing, with who made it and when. */
export function Item({ link, title, note }: ItemProps) {
  return (
    <li className={styles.item}>
      <Link {...link} dir="auto">
        {title}
      </Link>
      <small dir="auto">{note}</small>
    </li>
  );
}
