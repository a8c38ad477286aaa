import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { conclusionsQuery } from '#features/cards/api/list-conclusions.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import styles from './card-side.module.css';

interface CardConclusionsProps {
  readonly projectSlug: string;
  readonly cardSlug: string;
}

/** The insights and trends that a card supports; renders nothing if there are none. */
export function CardConclusions({ projectSlug, cardSlug }: CardConclusionsProps) {
  const { t } = useTranslation('cards');
  const kinds = useKindTexts();
  const supported = useQuery(conclusionsQuery(projectSlug, cardSlug)).data ?? [];
  if (supported.length === 0) return null;
  return (
    <div>
      <dt>{t('usedIn')}</dt>
      {supported.map(({ kind, slug, title }) => (
        <dd key={`${kind} ${slug}`} className={styles.conclusion}>
          <span>{kinds.name(kind)}</span>
          <Link {...linkTo(kind, projectSlug, slug)} title={title} dir="auto">
            {title}
          </Link>
        </dd>
      ))}
    </div>
  );
}
