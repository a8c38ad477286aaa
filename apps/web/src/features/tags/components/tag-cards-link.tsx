import type { TagAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './tags.module.css';

/** The number of cards with a tag, as a link to them. */
export function TagCardsLink({ tag, projectSlug }: { tag: TagAttributes; projectSlug: string }) {
  const { t } = useTranslation('tags');
  if (tag.taxonomy !== 'cards') return t('uses', { count: tag.count });
  if (tag.count === 0) return t('unused');
  return (
    <Link
      to="/projects/$projectSlug/cards"
      params={{ projectSlug }}
      search={{ tags: tag.name }}
      className={styles.uses}
    >
      {t('cards', { count: tag.count })}
    </Link>
  );
}
