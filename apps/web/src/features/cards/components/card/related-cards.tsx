import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { relatedCardsQuery } from '#features/cards/api/list-related.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { imageOf } from '../marks/card-image.ts';
import { useCardNavigation } from '../use-card-navigation.ts';
import styles from './related-cards.module.css';

/** Cards about the same topic as a card; renders nothing if there are none. */
export function RelatedCards({ cardSlug }: { readonly cardSlug: string }) {
  const { t } = useTranslation('cards');
  const { linkToCard } = useCardNavigation();
  const related = useQuery(relatedCardsQuery(cardSlug)).data ?? [];
  if (related.length === 0) return null;
  return (
    <div>
      <dt>{t('related')}</dt>
      {related.map((card) => (
        <dd key={card.slug} className={styles.card}>
          <Link {...linkToCard(card.slug)} className={styles.link}>
            <span className={styles.picture} aria-hidden="true">
              <Picture image={imageOf(card, 'small', '52px')} seed={card.slug} />
            </span>
            <span className={styles.title} dir="auto">
              {card.title}
            </span>
          </Link>
        </dd>
      ))}
    </div>
  );
}
