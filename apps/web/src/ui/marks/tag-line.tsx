import type { CardTag } from '@foreglow/contract';
import type { SearchedText } from '../../../../lib/text/index.ts';
import { cx } from '../../../../ui/class-names.ts';
import { FoundText } from '../../../../ui/found/index.ts';
import { TagDot } from '../../../../ui/marks/index.ts';
import { tagsThatFit } from '../../rules/tags.rules.ts';
import type { CardLabels } from './card-labels.ts';
import styles from './card-tags.module.css';

interface CardTagsProps {
  readonly tags: readonly CardTag[];
  /** The number of letters of tag names that fit. */
  readonly letters: number;
  readonly searched: SearchedText | undefined;
  readonly labels: CardLabels;
  readonly className: string | undefined;
}

/** The tags of a card on one line, and how many more there are. */
export function CardTags({ tags, letters, labels, searched, className }: CardTagsProps) {
  const { shown, more } = tagsThatFit(tags, letters);
  return (
    <div className={cx(styles.tags, className)}>
      {shown.map(({ name, color }) => (
        <TagDot key={name} color={color}>
          <span className={styles.tag}>
            <FoundText searched={searched}>{name}</FoundText>
          </span>
        </TagDot>
      ))}
      {more > 0 && (
        <span className={styles.more} title={labels.moreTags(more)}>
          +{more}
        </span>
      )}
    </div>
  );
}
