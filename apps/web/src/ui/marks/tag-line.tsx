import type { CardTag } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { TagDot } from './tag-dot.tsx';
import styles from './tag-line.module.css';
import { tagsThatFit } from './tags-that-fit.rules.ts';

interface TagLineProps {
  readonly tags: readonly CardTag[];
  /** The number of letters of tag names that fit. */
  readonly letters: number;
  /** The title of the number of the other tags. */
  readonly moreTags: (count: number) => string;
  /** The name of a tag, with the hits of a search marked. */
  readonly marked?: (name: string) => ReactNode;
  readonly className?: string | undefined;
}

/** The tags of an item of a list on one line, and how many more there are. */
export function TagLine({ tags, letters, moreTags, marked, className }: TagLineProps) {
  const { shown, more } = tagsThatFit(tags, letters);
  return (
    <div className={cx(styles.tags, className)}>
      {shown.map(({ name, color }) => (
        <TagDot key={name} color={color}>
          <span className={styles.tag}>{marked ? marked(name) : name}</span>
        </TagDot>
      ))}
      {more > 0 && (
        <span className={styles.more} title={moreTags(more)}>
          +{more}
        </span>
      )}
    </div>
  );
}
