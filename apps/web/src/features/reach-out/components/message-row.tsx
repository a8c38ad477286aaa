import type { MessageAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useDeleteMessage, useMarkMessage } from '../api/messages.ts';
import { replyTo } from '../rules/reply.rules.ts';
import styles from './messages.module.css';

interface MessageRowProps {
  readonly message: MessageAttributes & { readonly id: string };
  readonly opened: boolean;
}

/** A message in the list. Opening it marks it as read. */
export function MessageRow({ message, opened }: MessageRowProps) {
  const { t } = useTranslation('reach-out');
  const ago = useAgo();
  const { dayAndTime } = useFormats();
  const navigate = useNavigate();
  const panel = useId();
  const mark = useMark();
  const { id, name, subject, signed_in, read, created_at } = message;
  const toggle = () => {
    void navigate({
      to: '/admin/messages',
      search: (before) => ({ ...before, open: opened ? undefined : id }),
      replace: true,
      resetScroll: false,
    });
    if (!opened && !read) mark({ id, read: true });
  };
  return (
    <li className={cx(styles.row, !read && styles.unread)}>
      <h2 className={styles.heading} dir="auto">
        <button type="button" className={styles.head} aria-expanded={opened} aria-controls={panel} onClick={toggle}>
          <span className={styles.subject}>
            {!read && <span className={styles.dot} role="img" aria-label={t('unread')} />}
            <bdi>{subject}</bdi>
          </span>
          <span className={styles.from}>
            <bdi>{name}</bdi>
            {signed_in && <Badge>{t('fromAccount')}</Badge>}
            <time dateTime={created_at} title={dayAndTime(created_at)}>
              {ago(created_at)}
            </time>
          </span>
        </button>
      </h2>
      <div id={panel} hidden={!opened}>
        {opened && <OpenedMessage message={message} onUnread={() => mark({ id, read: false })} />}
      </div>
    </li>
  );
}

function useMark() {
  const { t } = useTranslation('reach-out');
  const { mutate } = useMarkMessage();
  return (change: { readonly id: string; readonly read: boolean }) =>
    mutate(change, { onError: (error) => notify.error(t('notMarked'), { description: errorText(error) }) });
}

interface OpenedMessageProps extends Pick<MessageRowProps, 'message'> {
  readonly onUnread: () => void;
}

function OpenedMessage({ message, onUnread }: OpenedMessageProps) {
  const { t } = useTranslation('reach-out');
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteMessage();
  const { id, email, subject } = message;
  return (
    <div className={styles.opened}>
      <p className={styles.email}>
        <bdi>{email}</bdi>
      </p>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      <div className={styles.actions}>
        <a className={buttonClass({})} href={replyTo(message)}>
          {t('reply')}
        </a>
        <Button variant="quiet" onClick={onUnread}>
          {t('markUnread')}
        </Button>
        <Button variant="quiet" danger onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutateAsync(id)}
        title={t('deleteQuestion')}
        text={t('deleteText', { subject })}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
      />
    </div>
  );
}
