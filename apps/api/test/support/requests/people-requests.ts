import { json, type Requests, resource } from './requests.ts';

/** Calls on accounts, sessions, users, permissions and invitations. */
export const peopleRequests = {
  login: () => ({ method: 'POST', path: '/v1/login', ...json({ email: 'nobody@example.org', password: 'no' }) }),
  logout: () => ({ method: 'DELETE', path: '/v1/logout' }),
  readMe: () => ({ method: 'GET', path: '/v1/me' }),
  register: () => ({
    method: 'POST',
    path: '/v1/register',
    ...json({ token: 'none', name: 'A', email: 'a@example.org', password: 'long enough 1' }),
  }),
  requestRegistration: () => ({
    method: 'POST',
    path: '/v1/registrations',
    ...json({ token: 'none', email: 'a@example.org' }),
  }),
  checkRegistration: () => ({ method: 'POST', path: '/v1/confirm-registration/check', ...json({ token: 'none' }) }),
  confirmRegistration: () => ({
    method: 'POST',
    path: '/v1/confirm-registration',
    ...json({ token: 'none', name: 'A', password: 'long enough 1' }),
  }),
  forgotPassword: () => ({ method: 'POST', path: '/v1/forgot-password', ...json({ email: 'nobody@example.org' }) }),
  checkPasswordReset: () => ({ method: 'POST', path: '/v1/reset-password/check', ...json({ token: 'none' }) }),
  resetPassword: () => ({
    method: 'POST',
    path: '/v1/reset-password',
    ...json({ token: 'none', password: 'long enough 1' }),
  }),
  updateMe: () => ({ method: 'PATCH', path: '/v1/me', ...resource('users', { theme: 'dark' }) }),
  deleteMe: () => ({ method: 'DELETE', path: '/v1/me', ...json({ password: 'not mine' }) }),
  changePassword: () => ({
    method: 'POST',
    path: '/v1/me/password',
    ...json({ current_password: 'not mine', password: 'long enough 1' }),
  }),
  changeEmail: () => ({
    method: 'POST',
    path: '/v1/me/email',
    ...json({ current_password: 'not mine', email: 'new@example.org' }),
  }),
  confirmEmail: () => ({ method: 'POST', path: '/v1/confirm-email', ...json({ token: 'none' }) }),
  listSessions: () => ({ method: 'GET', path: '/v1/me/sessions' }),
  endSession: () => ({ method: 'DELETE', path: '/v1/me/sessions/none' }),
  endOtherSessions: () => ({ method: 'DELETE', path: '/v1/me/sessions' }),
  listUsers: () => ({ method: 'GET', path: '/v1/users?filter[search]=nobody' }),
  updateUser: ({ member }) => ({
    method: 'PATCH',
    path: `/v1/users/${member}`,
    ...resource('users', { disabled: true }),
  }),
  endUserSessions: ({ member }) => ({ method: 'DELETE', path: `/v1/users/${member}/sessions` }),
  createPasswordResetLink: ({ member }) => ({ method: 'POST', path: `/v1/users/${member}/password-reset-link` }),
  listWorkspaceMembers: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/members` }),
  listProjectMembers: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/members` }),
  grantPermission: ({ workspace, member }) => ({
    method: 'POST',
    path: '/v1/permissions',
    ...resource('permissions', { user_id: member, workspace_slug: workspace, role: 'workspace_collaborator' }),
  }),
  withdrawPermission: ({ workspace, member }) => ({
    method: 'DELETE',
    path: '/v1/permissions',
    ...resource('permissions', { user_id: member, workspace_slug: workspace }),
  }),
  createInvitations: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/invitations`,
    ...json({ invitations: [{ email: 'new@example.org', role: 'workspace_collaborator' }] }),
  }),
  createGlobalInvitation: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/global-invitation`,
    ...json({ role: 'workspace_collaborator' }),
  }),
  listInvitations: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/invitations` }),
  readInvitation: ({ invitation }) => ({ method: 'GET', path: `/v1/invitations/${invitation}` }),
  checkInvitation: ({ linkToken }) => ({
    method: 'POST',
    path: '/v1/invitations/check',
    ...json({ token: linkToken }),
  }),
  acceptInvitation: ({ linkToken }) => ({
    method: 'POST',
    path: '/v1/invitations/accept',
    ...json({ token: linkToken }),
  }),
  renewInvitation: ({ invitation }) => ({ method: 'PATCH', path: `/v1/invitations/${invitation}/renew` }),
  createInvitationLink: ({ invitation }) => ({ method: 'POST', path: `/v1/invitations/${invitation}/link` }),
  deleteInvitation: ({ invitation }) => ({ method: 'DELETE', path: `/v1/invitations/${invitation}` }),
} satisfies Requests;
