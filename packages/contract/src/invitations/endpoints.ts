import { z } from 'zod';
import { linkBody } from '../auth/link.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, locale, slug } from '../fields.ts';
import { one, page, pageQuery } from '../json-api.ts';
import { limits } from '../limits.ts';
import { invitationOutcomes, invitationResource, invitationStates, newInvitation, newLink } from './entity.ts';

const outcomes = z.object({
  data: z.array(invitationResource),
  meta: z.object({
    /** The outcome of every address, in the given order. */
    outcomes: z.array(z.object({ email: z.string(), outcome: z.enum(invitationOutcomes) })),
  }),
});

export const invitationEndpoints = {
  createInvitations: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/invitations',
    summary:
      'Invite people to a workspace or to its projects; `dry_run=true` only reports the outcome of each address. The number of addresses per person and per workspace is limited by hour and by day: beyond it nobody is invited, and the answer (429) says how many are left',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    query: z.strictObject({ dry_run: z.enum(['true', 'false']).optional() }),
    body: z.object({
      invitations: z.array(newInvitation).min(1, 'Give at least one.').max(limits.invitationsPerCall),
      /** Language of the mails; by default that of the inviter. */
      locale: locale.optional(),
    }),
    responses: { 200: outcomes, 201: outcomes },
    errors: ['not_found', 'forbidden', 'too_many_requests'],
  }),
  createGlobalInvitation: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/global-invitation',
    summary: 'Create the invite link of a workspace or a project; it replaces the previous link',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    body: newLink,
    responses: { 201: one(invitationResource) },
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}/invitations',
    summary: 'List the invitations you may manage, newest first',
    access: ['workspace.view'],
    params: idParams,
    query: z.strictObject({
      'filter[state]': z.enum(invitationStates).optional(),
      /** Only invitations to this project; without it, the invitations to the workspace and to all its projects. */
      'filter[project]': slug.optional(),
      ...pageQuery(limits.maxPageSize),
    }),
    responses: { 200: page(invitationResource) },
    errors: ['not_found'],
  }),
  readInvitation: endpoint({
    method: 'GET',
    path: '/v1/invitations/{id}',
    summary: 'Read an invitation you may manage',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    responses: { 200: one(invitationResource) },
    errors: ['not_found', 'forbidden'],
  }),
  checkInvitation: endpoint({
    method: 'POST',
    path: '/v1/invitations/check',
    summary: 'Read the invitation of a link',
    access: 'anonymous',
    body: linkBody,
    responses: { 200: one(invitationResource) },
    errors: ['not_found', 'too_many_requests'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/v1/invitations/accept',
    summary: 'Accept an invitation with the account you are signed in to',
    access: 'signed-in',
    body: linkBody,
    responses: { 200: one(invitationResource) },
    errors: ['link_invalid', 'invitation_for_somebody_else'],
  }),
  renewInvitation: endpoint({
    method: 'PATCH',
    path: '/v1/invitations/{id}/renew',
    summary: 'Renew an invitation: it gets its full time and a new link, the old link ends, and the mail is sent again',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    responses: { 200: one(invitationResource) },
    errors: ['not_found', 'forbidden', 'conflict', 'too_many_requests'],
  }),
  createInvitationLink: endpoint({
    method: 'POST',
    path: '/v1/invitations/{id}/link',
    summary: 'Create a link for a pending invitation to copy; earlier links stay valid',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    responses: { 201: one(invitationResource) },
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  deleteInvitation: endpoint({
    method: 'DELETE',
    path: '/v1/invitations/{id}',
    summary: 'Revoke an invitation: its links end',
    access: [['workspace.update', 'project.update']],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
};
