import { z } from 'zod';
import { linkBody } from '../auth/link.ts';
import { newPassword } from '../auth/password.ts';
import { endpoint } from '../endpoint.ts';
import { email, idParams, line, locale, slug } from '../fields.ts';
import { all, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { accountResource, memberResource, sessionResource, themePreferences } from './entity.ts';
import { meResource } from './me.ts';

const givenPassword = z.string().min(1, 'This field is required.').max(limits.passwordMaxLength);

/** The caller's own profile. */
export const profileEndpoints = {
  readMe: endpoint({
    method: 'GET',
    path: '/v1/me',
    summary: 'Read your account and what you may do',
    access: 'signed-in',
    responses: { 200: one(meResource) },
    errors: [],
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/v1/me',
    summary: 'Change your name, language, theme, picture or digest',
    access: 'signed-in',
    body: updateBody(
      'users',
      z.object({
        name: line(limits.nameLength).optional(),
        locale: locale.optional(),
        theme: z.enum(themePreferences).optional(),
        digest: z.boolean().optional(),
        /** Id of an image uploaded by the caller; null removes the picture. */
        picture_id: slug.nullable().optional(),
      }),
    ),
    responses: { 200: one(meResource) },
    errors: ['invalid_attribute', 'wrong_type'],
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/v1/me',
    summary: 'Delete your account; what you wrote stays, your name is removed',
    access: 'signed-in',
    body: z.object({ password: givenPassword }),
    responses: { 204: null },
    errors: ['invalid_attribute', 'conflict', 'last_administrator', 'too_many_requests'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v1/me/password',
    summary: 'Change your password; all other sessions and all links of the account end',
    access: 'signed-in',
    body: z.object({ current_password: givenPassword, password: newPassword }),
    responses: { 204: null },
    errors: ['invalid_attribute', 'conflict', 'too_many_requests'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/v1/me/email',
    summary: 'Change your e-mail; it takes effect once the link sent to it has been opened',
    access: 'signed-in',
    body: z.object({ email, current_password: givenPassword }),
    responses: { 202: null },
    errors: ['invalid_attribute', 'conflict', 'too_many_requests'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v1/confirm-email',
    summary:
      'Confirm a new e-mail with the link that was sent to it; all links and all other sessions of the account end',
    access: 'anonymous',
    body: linkBody,
    responses: { 204: null },
    errors: ['link_invalid', 'too_many_requests'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v1/me/sessions',
    summary: 'List your sessions, last used first',
    access: 'signed-in',
    responses: { 200: all(sessionResource) },
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/me/sessions/{id}',
    summary: 'End one of your sessions',
    access: 'signed-in',
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v1/me/sessions',
    summary: 'End all your other sessions',
    access: 'signed-in',
    responses: { 204: null },
    errors: [],
  }),
};

/** Members of a workspace or a project, for those who manage them. */
export const memberEndpoints = {
  listWorkspaceMembers: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}/members',
    summary: 'List the members of a workspace and of its projects, by name',
    access: ['workspace.update'],
    params: idParams,
    responses: { 200: all(memberResource) },
    errors: ['not_found'],
  }),
  listProjectMembers: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/members',
    summary: 'List the members of a project and of its workspace, by name',
    access: ['project.update'],
    params: idParams,
    responses: { 200: all(memberResource) },
    errors: ['not_found'],
  }),
};

/** All accounts of the installation, for its administrators. */
export const accountEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v1/users',
    summary: 'List all users',
    access: 'global-admin',
    query: z.strictObject({
      'filter[search]': z.string().max(limits.searchLength).optional(),
      'filter[state]': z.enum(['administrators', 'disabled']).optional(),
      sort: z
        .enum(['name', '-name', 'created_at', '-created_at', 'last_seen_at', '-last_seen_at'])
        .optional()
        .default('name'),
      ...pageQuery(limits.accountPageSize),
    }),
    responses: { 200: page(accountResource) },
    errors: [],
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/v1/users/{id}',
    summary: 'Make a user an administrator or not, disable or enable them; their links and sessions end',
    access: 'global-admin',
    params: idParams,
    body: updateBody('users', z.object({ is_global_admin: z.boolean().optional(), disabled: z.boolean().optional() })),
    responses: { 200: one(accountResource) },
    errors: ['not_found', 'last_administrator', 'conflict', 'wrong_type'],
  }),
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/v1/users/{id}/sessions',
    summary: 'End all sessions of a user',
    access: 'global-admin',
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  createPasswordResetLink: endpoint({
    method: 'POST',
    path: '/v1/users/{id}/password-reset-link',
    summary: 'Create a link with which a user can set a new password, where mail cannot be sent',
    access: 'global-admin',
    params: idParams,
    responses: {
      201: z.object({
        data: z.object({
          type: z.literal('password_reset_links'),
          id: z.string(),
          attributes: z.object({ link: z.string(), expires_at: z.string() }),
        }),
      }),
    },
    errors: ['not_found', 'conflict'],
  }),
};
