import type { accountEndpoints, profileEndpoints } from '@foreglow/contract/users/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { Account, AccountsReadModel } from './accounts.read-model.ts';
import type { AccountsService } from './accounts.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { ProfileFields } from './users.repo.ts';

type ProfileCalls = 'readMe' | 'updateMe' | 'listSessions' | 'endSession' | 'endOtherSessions';

export function profileRoutes(
  profile: ProfileService,
  attachments: AttachmentsService,
): HandlersOf<Pick<typeof profileEndpoints, ProfileCalls>> {
  const me = async (actor: Parameters<ProfileService['read']>[0], changes?: ProfileFields) => {
    const { slug, attributes } = await profile.read(actor, changes);
    return { data: { type: 'users' as const, id: slug, attributes } };
  };
  return {
    async readMe({ context }) {
      return { status: 200, body: await me(context.actor) };
    },
    updateMe: guarded(
      async ({ body, context: { actor } }) => ({
        account: actor.authorizeSelf(),
        picture: await attachments.findForUse(actor, body.data.attributes.picture_id, '/data/attributes/picture_id'),
      }),
      async ({ body, context }, { account, picture }) => {
        const { picture_id: _, ...fields } = body.data.attributes;
        await profile.update(account, fields, picture);
        return { status: 200, body: await me(context.actor, fields) };
      },
    ),
    async listSessions({ context }) {
      const sessions = await profile.sessions(context.actor);
      const data = sessions.map((session) => ({
        type: 'sessions' as const,
        id: session.publicId,
        attributes: {
          current: session.id === context.actor.user.sessionId,
          user_agent: session.user_agent,
          created_at: session.created_at.toISOString(),
          // Uses are stored only every few minutes, and this call is a use.
          last_used_at: (session.id === context.actor.user.sessionId ? new Date() : session.last_used_at).toISOString(),
          expires_at: session.expires_at.toISOString(),
        },
      }));
      return { status: 200, body: { data } };
    },
    endSession: guarded(
      ({ params, context }) => profile.findSession(context.actor, params.id),
      async (_call, session) => {
        await profile.endSession(session);
        return { status: 204, body: undefined };
      },
    ),
    endOtherSessions: guarded(
      async ({ context }) => context.actor.authorizeSelf(),
      async (_call, account) => {
        await profile.endOtherSessions(account);
        return { status: 204, body: undefined };
      },
    ),
  };
}

type AccountCalls = 'listUsers' | 'updateUser' | 'endUserSessions';

export function accountRoutes(
  accounts: AccountsService,
  listing: AccountsReadModel,
): HandlersOf<Pick<typeof accountEndpoints, AccountCalls>> {
  const present = ({ slug, ...attributes }: Account) => ({ type: 'users' as const, id: slug, attributes });
  return {
    listUsers: guarded(
      async ({ context: { actor } }) => actor.authorizeAdministration(actor.user),
      async ({ query }) => {
        const paging = pagingOf(query);
        const { accounts: found, total } = await listing.list({
          search: query['filter[search]'] ?? '',
          state: query['filter[state]'],
          sort: query.sort,
          offset: offsetOf(paging),
          limit: paging.size,
        });
        return {
          status: 200,
          body: {
            data: found.map(present),
            meta: pageMeta(paging, found.length, total),
            links: pageLinks('/v1/users', query, paging, total),
          },
        };
      },
    ),
    updateUser: guarded(
      ({ params, context }) => accounts.find(context.actor, params.id),
      async ({ params, body, context }, found) => {
        await accounts.update(context.actor, found, body.data.attributes);
        const account = await listing.find(params.id);
        if (!account) throw problem('not_found');
        return { status: 200, body: { data: present(account) } };
      },
    ),
    endUserSessions: guarded(
      ({ params, context }) => accounts.find(context.actor, params.id),
      async (_call, account) => {
        await accounts.endSessions(account);
        return { status: 204, body: undefined };
      },
    ),
  };
}
