import { type CSSProperties, memo } from 'react';
import type { Density } from '#features/cards/rules/card-search.rules.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { tileText } from '#features/cards/rules/tile-text.rules.ts';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { previewOf } from '#lib/text/plain-text.rules.ts';
import { sentencesWithin } from '#lib/text/sentences.rules.ts';
import { Art } from '#ui/art/art.tsx';
import { Check } from '#ui/check/check.tsx';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TagLine } from '#ui/marks/tag-line.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { imageOf } from '../marks/card-image.ts';
import { Flags } from '../marks/flags.tsx';
import type { CardLabels } from './card-labels.ts';
import { CardLink } from './card-link.tsx';
import styles from './card-tile.module.css';
import type { SearchMarks } from './search-marks.tsx';

/** What is the same for all cards of a list: one object, so that a rendering compares a few properties per card. */
export interface SharedProps {
  /** The number of cards in the whole list. */
  readonly total: number;
  readonly density: Density;
  /** The pixels between cards of the grid. */
  readonly gap: number;
  /** The size of each card in pixels. In the dense list the width is that of the list. */
  readonly width: number;
  readonly height: number;
  /** Address of a card, made from its slug. */
  readonly hrefOf: (slug: string) => string;
  readonly selectable: boolean;
  /** Whether each card shows its project. */
  readonly showsProject: boolean;
  /** How the hits of a search are shown. */
  readonly marks: SearchMarks | undefined;
  readonly labels: CardLabels;
}

export interface CardItemProps {
  readonly card: ListedCard;
  /** Its index in the whole list, from 0. */
  readonly index: number;
  /** Whether its picture is requested before others. */
  readonly urgent: boolean;
  readonly left: number;
  readonly top: number;
  /** Whether Tab reaches this card. There is exactly one such card in the list. */
  readonly active: boolean;
  readonly selected: boolean;
  /** Whether it was just created, which is highlighted for a moment. */
  readonly highlighted: boolean;
  /** Whether it is marked as new. */
  readonly fresh: boolean;
  readonly shared: SharedProps;
}

/** The colour of a card without a picture: that of its first tag. */
export const bandColor = ({ tags: [first] }: ListedCard): string => `var(--${first ? `tag-${first.color}` : 'line-2'})`;

/** The name of a site may go on in another line after a dot. */
const brokenAtDots = (name: string): string => name.replaceAll('.', '.\u200b');

const lettersAt = (width: number): number => Math.floor(width / 7.4);

/** The width of the picture of a compact tile, as in the CSS module. */
const thumbWidth = '78px';

/**
 * A card in the grid. Without a picture it is its text, below a band of art in the colour of its first tag. The list
 * handles clicks and keys, so that no card has listeners.
 */
export const CardTile = memo(function CardTile(props: CardItemProps) {
  const { card, index, urgent, left, top, active, selected, highlighted, fresh, shared } = props;
  const { total, density, width, height, hrefOf, selectable, showsProject, marks, labels } = shared;
  const creator = labels.creator(card.creator);
  const isCompact = density === 'compact';
  const image = imageOf(card, 'small', isCompact ? thumbWidth : `${width}px`);
  const text = tileText(card.title, { isCompact, hasPicture: image !== null, width, height });
  const flags = <Flags draft={!card.public} ai={card.ai_assistant} fresh={fresh} labels={labels} />;
  const project = showsProject && (
    <span className={styles.project} dir="auto">
      {card.project.title}
    </span>
  );
  return (
    <li
      className={cx(
        styles.card,
        isCompact && styles.compact,
        !image && styles.plain,
        selected && styles.selected,
        highlighted && styles.highlighted,
      )}
      style={{ left, top, width, height }}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
    >
      {!image && <Art seed={card.slug} band={bandColor(card)} className={styles.band} />}
      {image && !isCompact && (
        <div className={styles.picture}>
          <Picture image={image} seed={card.slug} inView={urgent} />
          <span className={styles.flags}>{flags}</span>
          {project}
        </div>
      )}
      <div className={styles.body}>
        {(isCompact || !image) && (
          <div className={styles.head}>
            {image && (
              <div className={styles.thumb}>
                <Picture image={image} seed={card.slug} inView={urgent} />
              </div>
            )}
            <div className={styles.origin}>
              {flags}
              {project}
              {card.source_name && (
                <span className={styles.source} dir="auto">
                  {image ? brokenAtDots(card.source_name) : card.source_name}
                </span>
              )}
            </div>
          </div>
        )}
        <h2 className={cx(styles.title, !image && !isCompact && styles[text.titleSize])} dir="auto">
          <CardLink card={card} href={hrefOf(card.slug)} active={active} marks={marks} className={styles.clamped} />
        </h2>
        {text.textLines > 0 && (
          <p
            className={styles.text}
            style={{ '--lines': text.textLines } as CSSProperties}
            dir="auto"
            lang={languageOf(card.title)}
          >
            {marks ? marks.marked(marks.excerpt(card)) : sentencesWithin(previewOf(card), text.letters)}
          </p>
        )}
        <TagLine
          className={styles.tags}
          tags={card.tags}
          {...(marks && { marked: marks.marked })}
          letters={lettersAt(width) - (isCompact ? 12 : 0)}
          moreTags={labels.moreTags}
        />
        <div className={styles.foot}>
          {!isCompact && <Avatar name={creator} />}
          {!isCompact && <span className={styles.who}>{creator}</span>}
          <time dateTime={card.created_at}>{labels.day(card.created_at)}</time>
        </div>
      </div>
      {selectable && (
        <label className={styles.check}>
          <Check checked={selected} readOnly tabIndex={active ? 0 : -1} aria-label={labels.select(card.title)} />
        </label>
      )}
    </li>
  );
});

/** The skeleton of a card. It is not animated: a screen full of shimmering shapes would cost frames while scrolling. */
export const TileSkeleton = memo(function TileSkeleton(
  props: Pick<CardItemProps, 'left' | 'top'> & Pick<SharedProps, 'density' | 'width' | 'height'>,
) {
  const { left, top, density, width, height } = props;
  return (
    <li
      className={cx(styles.card, styles.skeleton, density === 'compact' && styles.compact)}
      style={{ left, top, width, height }}
      aria-hidden="true"
    >
      <div className={styles.lines} />
    </li>
  );
});
