import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { commentsQuery, type Subject, useCreateComment } from '../api/comments.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { KeptTexts, KeptTextsContext, keptNames } from './kept-text.ts';
import { Thread } from './thread.tsx';
import { AnnouncementsContext, useAnnouncements } from './use-announcements.ts';
import { useRescuedText } from './use-rescued-text.ts';

interface CommentsProps extends Subject {
  readonly mayWrite: boolean;
}

/** The comments on a card, an insight or a trend. */
export default function Comments({ mayWrite, ...subject }: CommentsProps) {
  const { t } = useTranslation('comments');
  const { data: threads, error, refetch, isFetching } = useQuery(commentsQuery(subject));
  const { comment: wanted } = useSearch({ strict: false }) as { comment?: string };
  const create = useCreateComment(subject);
  const section = useRef<HTMLElement>(null);
  const { announce, spoken } = useAnnouncements(section);
  const known = threads !== undefined;
  useEffect(() => {
    if (!known || !wanted) return;
    section.current?.querySelector(`[data-comment="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'center' });
  }, [known, wanted]);
  const [kept] = useState(() => new KeptTexts());
  const rescued = useRescuedText(kept, subject, threads);
  const count = (threads ?? [])
    .flatMap((thread) => [thread, ...thread.replies])
    .filter(({ text }) => text !== null).length;
  // Users who may only read do not see an empty comment section.
  if (!mayWrite && threads?.length === 0) return null;
  return (
    <section ref={section} className={styles.comments} aria-labelledby="comments-title">
      <h3 id="comments-title" className={styles.title}>
        {count > 0 ? t('titleWithCount', { count }) : t('title')}
      </h3>
      {!threads && !error && (
        <div className={styles.skeleton}>
          <Loading />
          <SkeletonBlock width="40%" />
          <SkeletonBlock width="84%" />
        </div>
      )}
      {!threads && error && <ErrorState message={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />}
      <AnnouncementsContext value={announce}>
        <KeptTextsContext value={kept}>
          <ol className={styles.threads}>
            {threads?.map((thread) => (
              <Thread key={thread.slug} subject={subject} thread={thread} mayWrite={mayWrite} wanted={wanted} />
            ))}
          </ol>
          {mayWrite && (
            <CommentBox
              // Text from elsewhere is loaded by mounting a new field.
              key={rescued}
              keptAs={keptNames.comment(subject)}
              subject={subject}
              label={t('yourComment')}
              placeholder={t('placeholder')}
              submitLabel={t('say')}
              onSend={(text) => announce.added(create.mutateAsync({ text }))}
            />
          )}
        </KeptTextsContext>
      </AnnouncementsContext>
      <p className={visuallyHidden} role="status">
        {spoken}
      </p>
    </section>
  );
}
