import { type InsightAttributes, isFormer } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { Comments } from '#features/comments/components/lazy-comments.tsx';
import { EvidenceList } from '#features/evidence/components/evidence-list.tsx';
import { picturesQuery } from '#features/insights/api/list-pictures.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { InsightActions } from './insight-actions.tsx';
import styles from './insight-article.module.css';

interface InsightArticleProps {
  readonly insight: InsightAttributes;
  readonly mayWrite: boolean;
}

/** An insight as an article, next to its evidence and the trends it supports. */
export function InsightArticle({ insight, mayWrite }: InsightArticleProps) {
  const { t } = useTranslation('insights');
  const { longDay } = useFormats();
  const { slug, title, description, attachment, tags, cards, trends, creator, project } = insight;
  const { created_at, updated_at } = insight;
  const projectSlug = project.slug;
  const there = cards.filter(({ removed_at }) => removed_at === null).length;
  const pictures = useQuery({ ...picturesQuery(projectSlug, slug), enabled: there > 0 }).data;
  const author = isFormer(creator.email) ? t('former') : creator.name;
  const edited = longDay(updated_at) !== longDay(created_at);
  return (
    <div className={styles.layout}>
      <header className={styles.top}>
        <BackLink to="/projects/$projectSlug/insights" params={{ projectSlug }}>
          {t('insights')}
        </BackLink>
        <div className={styles.actions}>
          <InsightActions insight={insight} mayWrite={mayWrite} />
        </div>
      </header>
      <article className={styles.article}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p className={styles.by}>
          <Avatar name={author} size={24} />
          <span>
            {author}, <time dateTime={created_at}>{longDay(created_at)}</time>
            {edited && (
              <>
                {' · '}
                {t('editedOn', { day: longDay(updated_at) })}
              </>
            )}
          </span>
        </p>
        {attachment && (
          <figure className={styles.figure}>
            <Picture image={pictureOf(attachment, 'large')} seed={slug} inView />
            {attachment.meta.image_credit && <figcaption>{attachment.meta.image_credit}</figcaption>}
          </figure>
        )}
        {description ? (
          <div className={styles.prose}>
            <LazyProse>{description}</LazyProse>
          </div>
        ) : (
          <p className={styles.none}>{t('noText')}</p>
        )}
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map(({ name, color }) => (
              <Link
                key={name}
                to="/projects/$projectSlug/insights"
                params={{ projectSlug }}
                search={{ tags: name }}
                title={t('showTag', { name })}
                className={styles.tag}
              >
                <TagDot color={color}>{name}</TagDot>
              </Link>
            ))}
          </p>
        )}
      </article>
      <aside className={styles.side} aria-label={t('evidence')}>
        <section>
          <div className={styles.head}>
            <h2 className={styles.heading}>{t('drawnFrom', { count: there })}</h2>
            {there > 0 && (
              <Link
                to="/projects/$projectSlug/cards"
                params={{ projectSlug }}
                search={{ insight: slug }}
                className={styles.showAll}
              >
                {t('showInList')}
              </Link>
            )}
          </div>
          {cards.length === 0 ? (
            <p className={styles.none}>{t(mayWrite ? 'noCardsText' : 'noCardsReaderText')}</p>
          ) : (
            <EvidenceList
              kind="cards"
              projectSlug={projectSlug}
              items={cards}
              label={t('cards')}
              pictures={there > 0 ? (pictures ?? new Map()) : undefined}
              mayRestore={mayWrite}
              link={(card) => (
                <Link
                  to="/projects/$projectSlug/insights/$insightSlug/$cardSlug"
                  params={{ projectSlug, insightSlug: slug, cardSlug: card.slug }}
                  state={{ overList: true }}
                >
                  {card.title}
                </Link>
              )}
            />
          )}
        </section>
        {trends.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('supports', { count: trends.length })}</h2>
            <ul className={styles.trends}>
              {trends.map((trend) => (
                <li key={trend.slug}>
                  {trend.removed_at === null ? (
                    <Link to="/projects/$projectSlug/trends/$trendSlug" params={{ projectSlug, trendSlug: trend.slug }}>
                      {trend.title}
                    </Link>
                  ) : (
                    <s>{trend.title}</s>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
      <div className={styles.talk}>
        <Comments projectSlug={projectSlug} subjectType="insights" subjectSlug={slug} mayWrite={mayWrite} />
      </div>
    </div>
  );
}
