import type { accountEndpoints, profileEndpoints } from '@foreglow/contract/users/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { problem } from '../../platform/http/problem.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { Account, AccountsReadModel } from './accounts.read-model.ts';
import type { AccountsService } from './accounts.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { ProfileFields } from './users.repo.ts';

type ProfileCalls = 'readMe' | 'updateMe' | 'listSessions' | 'endSession' | 'endOtherSessions';

export function profileRoutes(profile: ProfileService): HandlersOf<Pick<typeof profileEndpoints, ProfileCalls>> {
  const me = async (actor: Parameters<ProfileService['read']>[0], changes?: ProfileFields) => {
    const { slug, attributes } = await profile.read(actor, changes);
    return { data: { type: 'users' as const, id: slug, attributes } };
  };
  return {
    async readMe({ context }) {
      return { status: 200, body: await me(context.actor) };
    },
    async updateMe({ body, context }) {
      const { picture_id, ...fields } = body.data.attributes;
      await profile.update(context.actor, fields, picture_id);
      return { status: 200, body: await me(context.actor, fields) };
    },
    async listSessions({ context }) {
      const sessions = await profile.sessions(context.actor);
      const data = sessions.map((session) => ({
        type: 'sessions' as const,
        id: session.publicId,
        attributes: {
          current: session.id === context.actor.user.sessionId,
          user_agent: session.user_agent,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
          expires_at: session.expires_at.toISOString(),
        },
      }));
      return { status: 200, body: { data } };
    },
    async endSession({ params, context }) {
      await profile.endSession(context.actor, params.id);
      return { status: 204, body: undefined };
    },
    async endOtherSessions({ context }) {
      await profile.endOtherSessions(context.actor);
      return { status: 204, body: undefined };
    },
  };
}

type AccountCalls = 'listUsers' | 'updateUser' | 'endUserSessions';

export function accountRoutes(
  accounts: AccountsService,
  listing: AccountsReadModel,
): HandlersOf<Pick<typeof accountEndpoints, AccountCalls>> {
  const present = ({ slug, ...attributes }: Account) => ({ type: 'users' as const, id: slug, attributes });
  return {
    async listUsers({ query }) {
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
    async updateUser({ params, body, context }) {
      await accounts.update(context.actor, params.id, body.data.attributes);
      const account = await listing.find(params.id);
      if (!account) throw problem('not_found');
      return { status: 200, body: { data: present(account) } };
    },
    async endUserSessions({ params }) {
      await accounts.endSessions(params.id);
      return { status: 204, body: undefined };
    },
  };
}
