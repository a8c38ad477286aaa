import type { CommentThread } from '@foreglow/contract';
import { IconCheck, IconRotateClockwise } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { notify } from '#ui/toast/notify.ts';
import { type Subject, useCreateComment, useUpdateComment } from '../api/comments.ts';
import { Comment } from './comment.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { isKept, keptNames } from './kept-text.ts';
import { AnnouncementsContext } from './use-announcements.ts';

interface ThreadProps {
  readonly subject: Subject;
  readonly thread: CommentThread;
  readonly mayWrite: boolean;
  /** Slug of the comment that the address links to. */
  readonly wanted: string | undefined;
}

/**
 * A comment with its replies. A resolved thread is collapsed until the user opens it. When others resolve a thread that is
 * open here, it stays open: somebody may be writing in it.
 */
export function Thread({ subject, thread, mayWrite, wanted }: ThreadProps) {
  const { t } = useTranslation('comments');
  const [replying, setReplying] = useState(() => isKept(keptNames.reply(thread.slug)));
  const isWanted = [thread, ...thread.replies].some(({ slug }) => slug === wanted);
  const [unfolded, setUnfolded] = useState(isWanted || replying || !thread.resolved);
  const announce = useContext(AnnouncementsContext);
  const create = useCreateComment(subject);
  const update = useUpdateComment(subject);
  const { resolved } = thread;
  const resolve = (now: boolean) =>
    update.mutateAsync({ slug: thread.slug, attributes: { resolved: now } }).then(
      () => setUnfolded(!now),
      (error) => notify.error(t('notSaved'), { description: errorText(error) }),
    );
  if (resolved && !unfolded && !replying) {
    return (
      <li className={styles.folded}>
        <button type="button" className={styles.unfold} onClick={() => setUnfolded(true)}>
          <IconCheck size={15} stroke={2} aria-hidden="true" />
          {t('resolvedBy', { name: resolved.by, count: thread.replies.length + 1 })}
        </button>
      </li>
    );
  }
  return (
    <li className={cx(styles.thread, resolved && styles.done)}>
      <Comment subject={subject} comment={thread} wanted={wanted} />
      {thread.replies.length > 0 && (
        <ol className={styles.replies}>
          {thread.replies.map((reply) => (
            <li key={reply.slug}>
              <Comment subject={subject} comment={reply} wanted={wanted} />
            </li>
          ))}
        </ol>
      )}
      {mayWrite && (
        <div className={styles.actions}>
          {replying ? (
            <CommentBox
              keptAs={keptNames.reply(thread.slug)}
              subject={subject}
              label={t('yourReply')}
              placeholder={t('replyPlaceholder')}
              submitLabel={t('reply')}
              focused
              onSend={(text) => announce.added(create.mutateAsync({ text, parent: thread.slug }))}
              onClose={() => setReplying(false)}
            />
          ) : (
            <>
              <Button variant="quiet" onClick={() => setReplying(true)}>
                {t('reply')}
              </Button>
              <Button
                variant="quiet"
                busy={update.isPending}
                icon={
                  resolved ? (
                    <IconRotateClockwise stroke={1.6} aria-hidden="true" />
                  ) : (
                    <IconCheck stroke={1.6} aria-hidden="true" />
                  )
                }
                onClick={() => void resolve(!resolved)}
              >
                {t(resolved ? 'openAgain' : 'resolve')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
