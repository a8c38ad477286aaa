import { type CSSProperties, memo } from 'react';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { previewOf } from '#lib/text/plain-text.rules.ts';
import { Check } from '#ui/check/check.tsx';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TagLine } from '#ui/marks/tag-line.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { imageOf } from '../marks/card-image.ts';
import { Flags } from '../marks/flags.tsx';
import { CardLink } from './card-link.tsx';
import styles from './card-row.module.css';
import { bandColor, type CardItemProps } from './card-tile.tsx';

/** Same value as in the CSS module. */
const pictureWidth = '60px';

/** A card in the dense list. */
function CardRow(props: CardItemProps) {
  const { card, index, top, active, selected, highlighted, fresh, shared } = props;
  const { total, density, height, hrefOf, selectable, showsProject, marks, labels } = shared;
  const creator = labels.creator(card.creator);
  const isCompact = density === 'compact';
  const image = isCompact ? null : imageOf(card, 'small', pictureWidth);
  return (
    <li
      className={cx(
        styles.row,
        isCompact && styles.compact,
        selected && styles.selected,
        highlighted && styles.highlighted,
      )}
      style={{ top, height, '--band': bandColor(card) } as CSSProperties}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-searched={marks !== undefined || undefined}
    >
      {selectable && (
        <label className={styles.check}>
          <Check checked={selected} readOnly tabIndex={active ? 0 : -1} aria-label={labels.select(card.title)} />
        </label>
      )}
      <div className={styles.words}>
        <div className={styles.first}>
          <h2 className={styles.title} dir="auto">
            <CardLink card={card} href={hrefOf(card.slug)} active={active} marks={marks} className={styles.line} />
          </h2>
          <Flags draft={!card.public} ai={card.ai_assistant} fresh={fresh} labels={labels} />
        </div>
        <div className={styles.second}>
          {showsProject && (
            <span className={styles.origin} dir="auto">
              {card.project.title}
            </span>
          )}
          {card.source_name && (
            <span className={styles.origin} dir="auto">
              {card.source_name}
            </span>
          )}
          <p className={styles.text} dir="auto" lang={languageOf(card.title)}>
            {marks ? marks.marked(marks.excerpt(card)) : previewOf(card)}
          </p>
        </div>
      </div>
      <TagLine
        className={styles.tags}
        tags={card.tags}
        {...(marks && { marked: marks.marked })}
        letters={34}
        moreTags={labels.moreTags}
      />
      {image && (
        <div className={styles.picture}>
          <Picture image={image} seed={card.slug} />
        </div>
      )}
      <div className={styles.who} title={creator}>
        <Avatar name={creator} />
        <span className={visuallyHidden}>{creator}</span>
      </div>
      <time className={styles.day} dateTime={card.created_at}>
        {labels.day(card.created_at)}
      </time>
    </li>
  );
}

export default memo(CardRow);
