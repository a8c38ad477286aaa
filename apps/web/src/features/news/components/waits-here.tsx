import { limits, type OverviewAttributes } from '@foreglow/contract';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { Item, ItemGroup } from './item-group.tsx';
import styles from './overview.module.css';

interface WaitsHereProps {
  readonly projectSlug: string;
  readonly waiting: OverviewAttributes['waiting'];
}

/** What waits for the user in a project: notifications, their drafts, trends to rate. */
export function WaitsHere({ projectSlug, waiting }: WaitsHereProps) {
  const { t } = useTranslation('news');
  const ago = useAgo();
  const { drafts, ratings, unread } = waiting;
  const params = { projectSlug };
  const isEmpty = drafts.count + ratings.count + unread.count === 0;
  const most = limits.newsCounted;
  return (
    <section aria-labelledby="waits-here" className={styles.waiting}>
      <h2 id="waits-here" className={styles.sectionTitle}>
        {t('waiting')}
      </h2>
      {isEmpty && <p className={styles.nothing}>{t('nothingWaits')}</p>}
      <ItemGroup
        title={t('notifications')}
        count={unread.count}
        most={most}
        all={linkOptions({ to: '/notifications' })}
      >
        {unread.newest.map(({ id, kind, subject, by, created_at }) => (
          <Item
            key={id}
            link={
              subject.type === 'exports'
                ? linkOptions({
                    to: '/projects/$projectSlug/download/$downloadSlug',
                    params: { projectSlug, downloadSlug: subject.slug },
                  })
                : linkTo(subject.type, projectSlug, subject.slug)
            }
            title={`${t(`kind_${kind}`, { name: by })} ${subject.title}`}
            note={ago(created_at)}
          />
        ))}
      </ItemGroup>
      <ItemGroup
        title={t('myDrafts')}
        count={drafts.count}
        most={most}
        all={linkOptions({ to: '/projects/$projectSlug/cards', params, search: { mine: 'yes', drafts: 'only' } })}
      >
        {drafts.newest.map(({ slug, title, created_at }) => (
          <Item key={slug} link={linkTo('cards', projectSlug, slug)} title={title} note={ago(created_at)} />
        ))}
      </ItemGroup>
      <ItemGroup
        title={t('ratings')}
        count={ratings.count}
        most={most}
        all={linkOptions({ to: '/projects/$projectSlug/trends', params })}
      >
        {ratings.newest.map(({ slug, title, by }) => (
          <Item key={slug} link={linkTo('trends', projectSlug, slug)} title={title} note={by} />
        ))}
      </ItemGroup>
    </section>
  );
}
