import { type CommentReply, type CommentThread, mentionsIn, type Team, withMentions } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import type { Actor } from '../permissions/actor.ts';
import { isKnownByName, type Shown, shownAs, shownWithPicture } from '../users/team.rules.ts';
import type { Comment } from './comment.ts';
import { CommentsReadModel } from './comments.read-model.ts';
import type { Thread } from './threads.rules.ts';

/** Turns threads into resource objects for their reader. */
export class CommentsPresenter {
  readonly #db: Db;
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#attachments = attachments;
    this.#team = team;
  }

  /** `mayTidy`: the reader may delete comments of others. */
  async present(threads: readonly Thread[], actor: Actor, mayTidy: boolean) {
    const team = await this.#team();
    const all = threads.flatMap(({ first, replies }) => [first, ...replies]);
    const people = await new CommentsReadModel(this.#db).people([
      ...new Set(all.flatMap(({ text }) => mentionsIn(text))),
    ]);
    const pictures = await this.#attachments.urlsById(
      all.map(({ author }) => author.pictureId),
      'small',
    );
    /** A mentioned person as shown to the reader. Authors get the stored text. */
    const mentioned = (slug: string, own: boolean): Shown | undefined => {
      const person = people.get(slug);
      if (!person) return undefined;
      const shown = shownAs(person, team);
      return own || isKnownByName(person.email, actor.user.email, team) ? { ...shown, slug } : shown;
    };
    const present = (comment: Comment): CommentReply => {
      const { name, email, picture } = shownWithPicture(comment.author, team, pictures);
      const own = comment.author.id === actor.user.userId;
      return {
        slug: comment.slug,
        text: comment.isDeleted ? null : withMentions(comment.text, (slug) => mentioned(slug, own)?.slug ?? slug),
        mentions: uniqueBySlug(
          mentionsIn(comment.text).flatMap((slug) => {
            const shownPerson = mentioned(slug, own);
            return shownPerson ? [{ slug: shownPerson.slug, name: shownPerson.name }] : [];
          }),
        ),
        author: comment.isDeleted ? null : { name, email, picture },
        own,
        deletable: !comment.isDeleted && (own || mayTidy),
        created_at: comment.createdAt.toISOString(),
        edited_at: comment.editedAt?.toISOString() ?? null,
      };
    };
    return threads.map(({ first, replies }) => {
      const { resolved } = first;
      const attributes: CommentThread = {
        ...present(first),
        resolved: resolved && { at: resolved.at.toISOString(), by: shownAs(resolved.by, team).name },
        replies: replies.map(present),
      };
      return { type: 'comments' as const, id: first.slug, attributes };
    });
  }
}

/** Several members of the team are shown as one. */
const uniqueBySlug = <T extends { readonly slug: string }>(people: readonly T[]): T[] => [
  ...new Map(people.map((person) => [person.slug, person])).values(),
];
