import { limits, type NewsKind, type OverviewAttributes } from '@foreglow/contract';
import type { LinkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { webKind } from '#lib/kinds/web-kind.ts';
import { Item, ItemGroup } from './item-group.tsx';
import styles from './overview.module.css';

interface NewHereProps {
  readonly projectSlug: string;
  readonly news: OverviewAttributes['news'];
  /** The end of the last visit; null on the first one. */
  readonly since: string | null;
}

const kinds = ['cards', 'insights', 'trends', 'radars', 'publications'] as const satisfies readonly NewsKind[];

/** What others have added to a project since the user was here; on the first visit the newest things. */
export function NewHere({ projectSlug, news, since }: NewHereProps) {
  const { t } = useTranslation('news');
  const { dayAndTime } = useFormats();
  const ago = useAgo();
  const texts = useKindTexts();
  const { comments } = news;
  const isEmpty = comments.count === 0 && kinds.every((kind) => news[kind].count === 0);
  // Not the cards since that day: an imported card has the date of its signal, which may be long before.
  const listOf = (kind: NewsKind): LinkOptions => webKind(kind === 'publications' ? 'radars' : kind).list(projectSlug);
  // On the first visit everything is new, and the numbers say nothing.
  const countOf = (count: number) => (since === null ? undefined : count);
  return (
    <section aria-labelledby="new-here">
      <h2 id="new-here" className={styles.sectionTitle}>
        {since === null ? t('firstVisit') : t('newSince', { moment: dayAndTime(since) })}
      </h2>
      {isEmpty && <p className={styles.nothing}>{t(since === null ? 'noOthers' : 'noChange')}</p>}
      {kinds.map((kind) => (
        <ItemGroup
          key={kind}
          title={kind === 'publications' ? t('publications') : texts.names(kind)}
          count={countOf(news[kind].count)}
          most={limits.newsCounted}
          all={listOf(kind)}
        >
          {news[kind].newest.map(({ slug, title, by, created_at }) => (
            <Item
              key={`${slug} ${created_at}`}
              link={linkTo(kind === 'publications' ? 'radars' : kind, projectSlug, slug)}
              title={title}
              note={`${by} · ${ago(created_at)}`}
            />
          ))}
        </ItemGroup>
      ))}
      <ItemGroup title={t('comments')} count={countOf(comments.count)} most={limits.newsCounted}>
        {comments.newest.map(({ slug, title, by, on, excerpt, created_at }) => (
          <Item
            key={slug}
            link={{ ...linkTo(on.type, projectSlug, on.slug), search: { comment: slug } }}
            title={excerpt}
            note={`${t('commentOn', { name: by })} ${title} · ${ago(created_at)}`}
          />
        ))}
      </ItemGroup>
    </section>
  );
}
