import { isFormer, type TrendAttributes } from '@foreglow/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { Comments } from '#features/comments/components/lazy-comments.tsx';
import { useRemoval } from '#features/conclusions/components/use-removal.ts';
import { ExportButton } from '#features/exports/components/export-button.tsx';
import { useFormats } from '#lib/format/use-formats.ts';
import { useAction, useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyLinkButton } from '#ui/copy/copy-link-button.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { Ratings } from '../ratings/ratings.tsx';
import { TrendMenu } from '../trend-menu.tsx';
import { Judgement } from './judgement.tsx';
import { TrendEvidence } from './trend-evidence.tsx';
import styles from './trend-page.module.css';

/** The page of a trend. */
export function TrendPage({ trend, mayWrite }: { trend: TrendAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('trends');
  const { longDay } = useFormats();
  const navigate = useNavigate();
  const projectSlug = trend.project.slug;
  const toEditor = {
    to: '/projects/$projectSlug/trends/edit/$trendSlug',
    params: { projectSlug, trendSlug: trend.slug },
  } as const;
  useShortcut('e', t('edit'), () => void navigate(toEditor), { enabled: mayWrite });
  const { remove } = useRemoval('trends', projectSlug);
  const isShown = useIsShown();
  const toList = () => {
    if (isShown()) void navigate({ to: '/projects/$projectSlug/trends', params: { projectSlug } });
  };
  useAction(t('delete'), () => void remove(trend, toList), { enabled: mayWrite });
  const creator = isFormer(trend.creator.email) ? t('former') : trend.creator.name;
  return (
    <article className={styles.trend}>
      <div className={styles.top}>
        <BackLink to="/projects/$projectSlug/trends" params={{ projectSlug }}>
          {t('trends')}
        </BackLink>
        <div className={styles.actions}>
          <CopyLinkButton path={`/projects/${projectSlug}/trends/${trend.slug}`} />
          <ExportButton
            label={t('export')}
            subject={{ projectSlug, content: 'trends', slugs: [trend.slug], title: trend.title }}
          />
          {mayWrite && (
            <>
              <ButtonLink {...toEditor}>{t('edit')}</ButtonLink>
              <TrendMenu trend={trend} onDeleted={toList} />
            </>
          )}
        </div>
      </div>
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          {trend.title}
        </h1>
        {trend.subtitle && (
          <p className={styles.subtitle} dir="auto">
            {trend.subtitle}
          </p>
        )}
      </header>
      <div className={styles.judged}>
        <Judgement trend={trend} mayWrite={mayWrite} />
      </div>
      <div className={styles.words}>
        {trend.attachment && (
          <figure className={styles.picture}>
            <div>
              <Picture image={pictureOf(trend.attachment, 'large')} seed={trend.slug} inView />
            </div>
            {trend.attachment.meta.image_credit && <figcaption>{trend.attachment.meta.image_credit}</figcaption>}
          </figure>
        )}
        {trend.description ? (
          <LazyProse>{trend.description}</LazyProse>
        ) : (
          <p className={styles.quiet}>{t('noDescription')}</p>
        )}
        {trend.implications && (
          <section className={styles.implications} aria-labelledby="trend-implications">
            <h2 id="trend-implications">{t('field_implications')}</h2>
            <LazyProse>{trend.implications}</LazyProse>
          </section>
        )}
      </div>
      <aside className={styles.side} aria-label={t('evidence')}>
        <TrendEvidence trend={trend} mayWrite={mayWrite} />
        <dl className={styles.facts}>
          {trend.tags.length > 0 && (
            <div>
              <dt>{t('tags')}</dt>
              <dd className={styles.tags}>
                {trend.tags.map(({ name, color }) => (
                  <Link
                    key={name}
                    to="/projects/$projectSlug/trends"
                    params={{ projectSlug }}
                    search={{ tags: name }}
                    className={styles.tag}
                  >
                    <TagDot color={color}>{name}</TagDot>
                  </Link>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('writtenBy')}</dt>
            <dd className={styles.who}>
              <Avatar name={creator} />
              <span>
                {creator}, <time dateTime={trend.created_at}>{longDay(trend.created_at)}</time>
              </span>
            </dd>
          </div>
          {trend.updated_at !== trend.created_at && (
            <div>
              <dt>{t('changed')}</dt>
              <dd>
                <time dateTime={trend.updated_at}>{longDay(trend.updated_at)}</time>
              </dd>
            </div>
          )}
        </dl>
      </aside>
      <div className={styles.rated}>
        <Ratings trend={trend} mayWrite={mayWrite} />
      </div>
      <div className={styles.talk}>
        <Comments projectSlug={projectSlug} subjectType="trends" subjectSlug={trend.slug} mayWrite={mayWrite} />
      </div>
    </article>
  );
}
