import type { RatingStep } from '@foreglow/contract';
import { cx } from '#ui/class-names.ts';
import styles from './signs.module.css';

interface CertaintyDiscProps {
  readonly certainty: RatingStep | null;
  readonly size?: number;
}

/**
 * The certainty of a trend: the more solid the disc, the higher. Null: not judged yet. It is decorative; a text names
 * the value.
 */
export function CertaintyDisc({ certainty, size = 22 }: CertaintyDiscProps) {
  return (
    <span
      className={cx(styles.disc, styles[certainty === null ? 'unjudged' : `sure${certainty}`])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.5) }}
      aria-hidden="true"
    >
      {certainty ?? '–'}
    </span>
  );
}
