import { type CommentReply, commentPieces, isFormer } from '@foreglow/contract';
import { IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { useLinkCopy } from '#ui/copy/use-link-copy.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { type Subject, useDeleteComment, useUpdateComment } from '../api/comments.ts';
import { typedOf } from '../rules/typed.rules.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { isKept, keptNames } from './kept-text.ts';
import { AnnouncementsContext } from './use-announcements.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface CommentProps {
  readonly subject: Subject;
  readonly comment: CommentReply;
  readonly wanted: string | undefined;
}

/** One comment, with the actions that the user may perform. */
export function Comment({ subject, comment, wanted }: CommentProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const ago = useAgo();
  const { dayAndTime } = useFormats();
  const [editing, setEditing] = useState(() => isKept(keptNames.change(comment.slug)));
  const [deleting, setDeleting] = useState(false);
  const update = useUpdateComment(subject);
  const removal = useDeleteComment(subject);
  const announce = useContext(AnnouncementsContext);
  const copyLink = useLinkCopy();
  const { slug, text, author, own, deletable, created_at, edited_at, mentions } = comment;
  if (text === null || !author) return <p className={styles.gone}>{t('comments:deleted')}</p>;
  const name = isFormer(author.email) ? t('comments:former') : author.name;
  return (
    <article className={cx(styles.comment, slug === wanted && styles.wanted)} data-comment={slug}>
      <Avatar name={name} picture={author.picture} size={28} />
      <div className={styles.main}>
        <header className={styles.head}>
          <div className={styles.who}>
            <b>{name}</b>
            <time dateTime={created_at} title={dayAndTime(created_at)}>
              {ago(created_at)}
            </time>
            {edited_at && <span title={dayAndTime(edited_at)}>{t('comments:edited')}</span>}
          </div>
          <span className={styles.menu}>
            <MoreMenu label={t('comments:more', { name })} inDialog={subject.subjectType === 'cards'}>
              <MoreMenuItem
                icon={<IconLink {...icon} />}
                onClick={() => void copyLink(`?${new URLSearchParams({ comment: slug })}`)}
              >
                {t('ui:copyLink')}
              </MoreMenuItem>
              {own && (
                <MoreMenuItem icon={<IconPencil {...icon} />} onClick={() => setEditing(true)}>
                  {t('comments:edit')}
                </MoreMenuItem>
              )}
              {deletable && (
                <MoreMenuItem danger icon={<IconTrash {...icon} />} onClick={() => setDeleting(true)}>
                  {t('comments:delete')}
                </MoreMenuItem>
              )}
            </MoreMenu>
          </span>
        </header>
        {editing ? (
          <CommentBox
            keptAs={keptNames.change(slug)}
            subject={subject}
            label={t('comments:yourComment')}
            placeholder={t('comments:placeholder')}
            submitLabel={t('comments:save')}
            focused
            given={{ text: typedOf(text, mentions), picked: mentions }}
            onSend={(next) => update.mutateAsync({ slug, attributes: { text: next } })}
            onClose={() => setEditing(false)}
          />
        ) : (
          <p className={styles.text} dir="auto">
            {commentPieces(text).map((piece, at) =>
              'words' in piece ? (
                piece.words
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
                <span key={at} className={styles.mention}>
                  @{mentions.find((person) => person.slug === piece.mention)?.name ?? piece.mention}
                </span>
              ),
            )}
          </p>
        )}
      </div>
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => announce.deleted(slug, removal.mutateAsync(slug))}
        title={t('comments:deleteQuestion')}
        text={t('comments:deleteText')}
        confirmLabel={t('comments:delete')}
        danger
        busy={removal.isPending}
      />
    </article>
  );
}
