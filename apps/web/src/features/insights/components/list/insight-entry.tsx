import { type InsightAttributes, isFormer } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { plainText } from '#lib/text/plain-text.rules.ts';
import { Check } from '#ui/check/check.tsx';
import { TagLine } from '#ui/marks/tag-line.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './insight-entry.module.css';

interface InsightEntryProps {
  readonly insight: InsightAttributes;
  readonly chosen: boolean;
  /** Chooses it to be made into a trend; undefined for people who may not. */
  readonly onChoose: ((chosen: boolean) => void) | undefined;
}

/** An insight in the list: its title, the first words of its text, and its evidence. */
export function InsightEntry({ insight, chosen, onChoose }: InsightEntryProps) {
  const { t } = useTranslation('insights');
  const { day } = useFormats();
  const { slug, title, description, attachment, tags, trends, creator, created_at, project } = insight;
  const cards = insight.cards.filter(({ removed_at }) => removed_at === null);
  const image = attachment && pictureOf(attachment, 'small');
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <Picture image={image && { ...image, alt: '' }} seed={slug} />
      </div>
      {onChoose && (
        <label className={styles.choose}>
          <Check checked={chosen} onChange={() => onChoose(!chosen)} aria-label={t('choose', { title })} />
        </label>
      )}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link
            to="/projects/$projectSlug/insights/$insightSlug"
            params={{ projectSlug: project.slug, insightSlug: slug }}
            className={styles.link}
          >
            {title}
          </Link>
        </h2>
        {description && (
          <p className={styles.text} dir="auto">
            {plainText(description)}
          </p>
        )}
        {tags.length > 0 && <TagLine tags={tags} letters={40} moreTags={(count) => t('moreTags', { count })} />}
        <p className={styles.facts}>
          <span>{t('cardCount', { count: cards.length })}</span>
          {trends.length > 0 && <span>{t('supportsCount', { count: trends.length })}</span>}
          <span>{isFormer(creator.email) ? t('former') : creator.name}</span>
          <time dateTime={created_at}>{day(created_at)}</time>
        </p>
      </div>
    </li>
  );
}
