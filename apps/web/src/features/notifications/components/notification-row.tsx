import { isFormer, type NotificationAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useMarkNotification } from '../api/notifications.ts';
import styles from './notifications.module.css';

interface NotificationRowProps {
  readonly notification: NotificationAttributes & { readonly id: string };
}

function whatOf({ kind, edition, export_state }: NotificationAttributes) {
  if (kind === 'publication') return edition === null ? 'publish_image' : 'publish_edition';
  if (kind !== 'export') return kind;
  return export_state === 'ready' ? 'export_ready' : 'export_failed';
}

/** The part of a screen that a notification is about. */
function searchOf({ edition, comment_slug }: NotificationAttributes) {
  if (edition !== null) return { edition: `${edition}` };
  return comment_slug ? { comment: comment_slug } : {};
}

/** A notification with a link to its comment, or to what was published. Following it marks it as read. */
export function NotificationRow({ notification }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const ago = useAgo();
  const { dayAndTime } = useFormats();
  const { mutate: mark } = useMarkNotification();
  const { id, read, person, project, subject, edition, excerpt, created_at } = notification;
  const name = isFormer(person.email) ? t('former') : person.name;
  return (
    <li className={cx(styles.row, !read && styles.unread)}>
      <Link
        {...(subject.type === 'exports'
          ? ({
              to: '/projects/$projectSlug/download/$downloadSlug',
              params: { projectSlug: project.slug, downloadSlug: subject.slug },
            } as const)
          : { ...linkTo(subject.type, project.slug, subject.slug), search: searchOf(notification) })}
        className={styles.link}
        onClick={() => {
          if (!read) mark({ id, read: true });
        }}
      >
        <Avatar name={name} picture={person.picture} size={32} />
        <span className={styles.main}>
          <span className={styles.what}>
            {t(`did_${whatOf(notification)}`, { name, title: subject.title, number: edition ?? 0 })}
          </span>
          {excerpt && (
            <span className={styles.excerpt} dir="auto">
              {excerpt}
            </span>
          )}
          <span className={styles.where}>
            {project.title} ·{' '}
            <time dateTime={created_at} title={dayAndTime(created_at)}>
              {ago(created_at)}
            </time>
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.dot}
        aria-label={t(read ? 'markUnread' : 'markRead', { title: subject.title })}
        title={t(read ? 'markUnread' : 'markRead', { title: subject.title })}
        onClick={() =>
          mark(
            { id, read: !read },
            { onError: (error) => notify.error(t('notKept'), { description: errorText(error) }) },
          )
        }
      />
    </li>
  );
}
