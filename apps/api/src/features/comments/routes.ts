import type { commentEndpoints } from '@foreglow/contract/comments/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { Subject } from './comment.ts';
import type { CommentsPresenter } from './comments.presenter.ts';
import type { CommentsService, SeenThread } from './comments.service.ts';
import type { MentionsService } from './mentions.service.ts';
import { threadsOf } from './threads.rules.ts';

export function commentRoutes(
  comments: CommentsService,
  mentions: MentionsService,
  presenter: CommentsPresenter,
): HandlersOf<typeof commentEndpoints> {
  const document = async ({ thread, mayTidy }: SeenThread, actor: Actor) => {
    const [data] = await presenter.present([thread], actor, mayTidy);
    if (!data) throw problem('not_found');
    return { data };
  };
  return {
    listComments: guarded(
      ({ params, query, context }) => comments.findSubject(context.actor, params.id, subjectOf(query), 'project.view'),
      async ({ query, context: { actor } }, { project }) => {
        const { comments: found, mayTidy } = await comments.list(actor, project, subjectOf(query));
        return { status: 200, body: { data: await presenter.present(threadsOf(found), actor, mayTidy) } };
      },
    ),
    createComment: guarded(
      ({ params, body, context }) => {
        const { subject_type: type, subject_slug: slug } = body.data.attributes;
        return comments.findSubject(context.actor, params.id, { type, slug }, 'project.write');
      },
      async ({ body, context: { actor } }, found) => {
        const created = await comments.create(actor, found, body.data.attributes);
        return { status: 201, body: await document(created, actor) };
      },
    ),
    updateComment: guarded(
      ({ params, context }) => comments.find(context.actor, params.id, params.commentId),
      async ({ body, context: { actor } }, found) => {
        const updated = await comments.update(actor, found, body.data.attributes);
        return { status: 200, body: await document(updated, actor) };
      },
    ),
    deleteComment: guarded(
      ({ params, context }) => comments.findToDelete(context.actor, params.id, params.commentId),
      async ({ context: { actor } }, found) => {
        await comments.remove(actor, found);
        return { status: 204, body: undefined };
      },
    ),
    listMentionable: guarded(
      ({ params, query, context }) => {
        const { 'filter[on]': type, 'filter[slug]': slug } = query;
        return comments.findForMentions(context.actor, params.id, type && slug ? { type, slug } : undefined);
      },
      async ({ context: { actor } }, found) => {
        const people = await mentions.mentionable(actor, found);
        const data = people.map(({ slug: id, name, email }) => ({
          type: 'users' as const,
          id,
          attributes: { slug: id, name, email },
        }));
        return { status: 200, body: { data } };
      },
    ),
  };
}

const subjectOf = (query: { 'filter[on]': Subject['type']; 'filter[slug]': string }): Subject => ({
  type: query['filter[on]'],
  slug: query['filter[slug]'],
});
