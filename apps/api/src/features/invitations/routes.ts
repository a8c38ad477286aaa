import type { Team } from '@foreglow/contract';
import type { invitationEndpoints } from '@foreglow/contract/invitations/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { tokenLinkFrom } from '#platform/http/public-address.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import { asInvited, presentInvitation } from './invitations.presenter.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { InvitingService } from './inviting.service.ts';
import type { JoiningService } from './joining.service.ts';
import type { WithToken } from './with-token.ts';

interface Parts {
  readonly inviting: InvitingService;
  readonly invitations: InvitationsService;
  readonly joining: JoiningService;
  readonly team: () => Promise<Team | null>;
  readonly languages: Languages;
}

/** An invitation with the link made for the caller. */
const withLink = ({ invitation, token }: WithToken, { origin }: CallContext) =>
  presentInvitation(invitation, { link: tokenLinkFrom(origin, '/invitation', token) });

export const invitationRoutes = ({
  inviting,
  invitations,
  joining,
  team,
  languages,
}: Parts): HandlersOf<typeof invitationEndpoints> => ({
  createInvitations: guarded(
    ({ params, body, context }) => {
      languages.check(body.locale, '/locale');
      return inviting.find(context.actor, params.id, body.invitations);
    },
    async ({ query, body, context }, found) => {
      const dryRun = query.dry_run === 'true';
      const options = { dryRun, locale: body.locale, theme: context.theme };
      const { outcomes, made } = await inviting.invite(context.actor, found, body.invitations, options);
      return {
        status: dryRun ? 200 : 201,
        body: { data: made.map((one) => withLink(one, context)), meta: { outcomes: [...outcomes] } },
      };
    },
  ),
  createGlobalInvitation: guarded(
    ({ params, body, context }) => inviting.find(context.actor, params.id, [body]),
    async ({ body, context }, found) => {
      const made = await invitations.makeLink(context.actor, found, body);
      return { status: 201, body: { data: withLink(made, context) } };
    },
  ),
  listInvitations: guarded(
    ({ params, query, context }) => invitations.findListing(context.actor, params.id, query['filter[project]']),
    async ({ params, query, context }, found) => {
      const paging = pagingOf(query);
      const slice = { offset: offsetOf(paging), limit: paging.size };
      const listed = await invitations.list(context.actor, found, query['filter[state]'], slice);
      return {
        status: 200,
        body: {
          data: listed.invitations.map((invitation) => presentInvitation(invitation)),
          meta: pageMeta(paging, listed.invitations.length, listed.total),
          links: pageLinks(`/v1/workspaces/${params.id}/invitations`, query, paging, listed.total),
        },
      };
    },
  ),
  readInvitation: guarded(
    ({ params, context }) => invitations.find(context.actor, params.id),
    async (_call, invitation) => ({ status: 200, body: { data: presentInvitation(invitation) } }),
  ),
  async checkInvitation({ body, context }) {
    const { invitation, hasAccount } = await joining.read(body.token, context.address);
    return { status: 200, body: { data: presentInvitation(asInvited(invitation, await team()), { hasAccount }) } };
  },
  acceptInvitation: guarded(
    ({ body, context }) => joining.findForAccount(context.actor, body.token),
    async (_call, found) => {
      const invitation = await joining.accept(found);
      return { status: 200, body: { data: presentInvitation(asInvited(invitation, await team())) } };
    },
  ),
  renewInvitation: guarded(
    ({ params, context }) => invitations.find(context.actor, params.id),
    async ({ context }, found) => ({
      status: 200,
      body: { data: withLink(await inviting.renew(context.actor, found, context.theme), context) },
    }),
  ),
  createInvitationLink: guarded(
    ({ params, context }) => invitations.find(context.actor, params.id),
    async ({ context }, found) => ({
      status: 201,
      body: { data: withLink(await invitations.copyLink(context.actor, found), context) },
    }),
  ),
  deleteInvitation: guarded(
    ({ params, context }) => invitations.find(context.actor, params.id),
    async ({ context }, found) => {
      await invitations.revoke(context.actor, found);
      return { status: 204, body: undefined };
    },
  ),
});
