import type { Team } from '@foreglow/contract';
import type { invitationEndpoints } from '@foreglow/contract/invitations/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { tokenLinkFrom } from '../../platform/http/public-address.ts';
import type { CallContext, HandlersOf } from '../permissions/index.ts';
import { asInvited, presentInvitation } from './invitations.presenter.ts';
import type { InvitationsService, WithToken } from './invitations.service.ts';
import type { JoiningService } from './joining.service.ts';

/** An invitation with the link that was made for the caller. */
const withLink = ({ invitation, token }: WithToken, { origin }: CallContext) =>
  presentInvitation(invitation, { link: tokenLinkFrom(origin, '/invitation', token) });

export const invitationRoutes = (
  invitations: InvitationsService,
  joining: JoiningService,
  team: () => Promise<Team | null>,
): HandlersOf<typeof invitationEndpoints> => ({
  async createInvitations({ params, query, body, context }) {
    const dryRun = query.dry_run === 'true';
    const { fates, made } = await invitations.invite(context.actor, params.id, body.invitations, {
      dryRun,
      locale: body.locale,
    });
    return {
      status: dryRun ? 200 : 201,
      body: { data: made.map((one) => withLink(one, context)), meta: { fates: [...fates] } },
    };
  },
  async createGlobalInvitation({ params, body, context }) {
    const made = await invitations.makeLink(context.actor, params.id, body);
    return { status: 201, body: { data: withLink(made, context) } };
  },
  async listInvitations({ params, query, context }) {
    const paging = pagingOf(query);
    const { invitations: found, total } = await invitations.list(
      context.actor,
      params.id,
      { state: query['filter[state]'], project: query['filter[project]'] },
      { offset: offsetOf(paging), limit: paging.size },
    );
    return {
      status: 200,
      body: {
        data: found.map((invitation) => presentInvitation(invitation)),
        meta: pageMeta(paging, found.length, total),
        links: pageLinks(`/v1/workspaces/${params.id}/invitations`, query, paging, total),
      },
    };
  },
  async readInvitation({ params, context }) {
    return { status: 200, body: { data: presentInvitation(await invitations.find(context.actor, params.id)) } };
  },
  async checkInvitation({ body, context }) {
    const { invitation, hasAccount } = await joining.read(body.token, context.address);
    return { status: 200, body: { data: presentInvitation(asInvited(invitation, await team()), { hasAccount }) } };
  },
  async acceptInvitation({ body, context }) {
    const invitation = await joining.accept(context.actor, body.token);
    return { status: 200, body: { data: presentInvitation(asInvited(invitation, await team())) } };
  },
  async renewInvitation({ params, context }) {
    return { status: 200, body: { data: withLink(await invitations.renew(context.actor, params.id), context) } };
  },
  async createInvitationLink({ params, context }) {
    return { status: 201, body: { data: withLink(await invitations.copyLink(context.actor, params.id), context) } };
  },
  async deleteInvitation({ params, context }) {
    await invitations.revoke(context.actor, params.id);
    return { status: 204, body: undefined };
  },
});
