import type { commentEndpoints } from '@foreglow/contract/comments/endpoints';
import { problem } from '../../platform/http/problem.ts';
import type { Actor, HandlersOf } from '../permissions/index.ts';
import type { CommentsPresenter } from './comments.presenter.ts';
import type { Comment } from './comments.repo.ts';
import type { CommentsService } from './comments.service.ts';
import { threadsOf } from './threads.rules.ts';

export function commentRoutes(
  comments: CommentsService,
  presenter: CommentsPresenter,
): HandlersOf<typeof commentEndpoints> {
  /** A comment by itself: nobody else's replies come with it. */
  const document = async (comment: Comment, actor: Actor) => {
    const [data] = await presenter.present([{ first: comment, replies: [] }], actor, false);
    if (!data) throw problem('not_found');
    return { data };
  };
  return {
    async listComments({ params, query, context: { actor } }) {
      const subject = { type: query['filter[on]'], slug: query['filter[slug]'] };
      const { comments: found, mayTidy } = await comments.list(actor, params.id, subject);
      return { status: 200, body: { data: await presenter.present(threadsOf(found), actor, mayTidy) } };
    },
    async createComment({ params, body, context: { actor } }) {
      const created = await comments.create(actor, params.id, body.data.attributes);
      return { status: 201, body: await document(created, actor) };
    },
    async updateComment({ params, body, context: { actor } }) {
      const updated = await comments.update(actor, params.id, params.commentId, body.data.attributes);
      return { status: 200, body: await document(updated, actor) };
    },
    async deleteComment({ params, context: { actor } }) {
      await comments.remove(actor, params.id, params.commentId);
      return { status: 204, body: undefined };
    },
    async listMentionable({ params, query, context: { actor } }) {
      const { 'filter[on]': type, 'filter[slug]': slug } = query;
      const people = await comments.mentionable(actor, params.id, type && slug ? { type, slug } : undefined);
      const data = people.map(({ slug: id, name }) => ({ type: 'users' as const, id, attributes: { slug: id, name } }));
      return { status: 200, body: { data } };
    },
  };
}
