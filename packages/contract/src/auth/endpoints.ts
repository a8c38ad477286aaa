import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, line, locale, moment } from '../fields.ts';
import { one, resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { linkBody, linkToken } from './link.ts';
import { newPassword } from './password.ts';

const sessionAttributes = z.object({ token: z.string(), expires_at: moment });
const session = resource('sessions', sessionAttributes);
const signedInSession = resource(
  'sessions',
  sessionAttributes.extend({
    /**
     * The browser stores it and sends it at the next sign-in, so that wrong passwords by others do not lock this
     * browser out.
     */
    device_token: z.string(),
  }),
);

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/v1/login',
    summary: 'Sign in with e-mail and password',
    access: 'anonymous',
    duringMaintenance: true,
    body: z.object({
      email: z.string().trim().min(1, 'This field is required.').max(limits.emailLength),
      password: z.string().min(1, 'This field is required.').max(limits.passwordMaxLength),
      /** The token from the last sign-in in this browser. */
      device_token: z.string().max(100).optional(),
    }),
    responses: { 200: one(signedInSession) },
    errors: ['login_failed', 'too_many_requests', 'maintenance'],
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/v1/logout',
    summary: 'End the session of the token',
    access: 'signed-in',
    duringMaintenance: true,
    responses: { 204: null },
    errors: [],
  }),
  checkSetup: endpoint({
    method: 'POST',
    path: '/v1/setup/check',
    summary: 'Check whether a one-time set-up link can still be used',
    access: 'anonymous',
    body: linkBody,
    responses: { 204: null },
    errors: ['setup_token_invalid', 'too_many_requests'],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/v1/setup',
    summary: 'Create the first administrator with the one-time set-up link, and sign in',
    access: 'anonymous',
    body: z.object({
      token: z.string().max(200),
      name: line(limits.nameLength),
      email,
      password: newPassword,
    }),
    responses: { 201: one(session) },
    errors: ['setup_token_invalid', 'too_many_requests'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/v1/register',
    summary:
      'Create an account with the link of an invitation, join, and sign in. With an invite link, where mail can be sent, the e-mail has to be confirmed first',
    access: 'anonymous',
    body: z.object({
      token: linkToken,
      name: line(limits.nameLength),
      email,
      password: newPassword,
      /** Language of the account; by default that of the invitation. */
      locale: locale.optional(),
    }),
    responses: { 201: one(session) },
    errors: ['link_invalid', 'invalid_attribute', 'conflict', 'too_many_requests'],
  }),
  requestRegistration: endpoint({
    method: 'POST',
    path: '/v1/registrations',
    summary:
      'Request an account with an invite link where mail can be sent: a link to confirm the e-mail is sent. The answer is the same whether or not the e-mail is known',
    access: 'anonymous',
    body: z.object({
      token: linkToken,
      email,
      /** Language of the account; by default that of the invitation. */
      locale: locale.optional(),
    }),
    responses: { 202: null },
    errors: ['link_invalid', 'invalid_attribute', 'conflict', 'too_many_requests'],
  }),
  checkRegistration: endpoint({
    method: 'POST',
    path: '/v1/confirm-registration/check',
    summary: 'Read the e-mail that a link confirms, if it can still be used',
    access: 'anonymous',
    body: linkBody,
    responses: { 200: one(resource('registrations', z.object({ email: z.string() }))) },
    errors: ['link_invalid', 'too_many_requests'],
  }),
  confirmRegistration: endpoint({
    method: 'POST',
    path: '/v1/confirm-registration',
    summary:
      'Confirm the e-mail of a new account with the link that was sent to it, choose its name and password, and sign in',
    access: 'anonymous',
    body: z.object({ token: linkToken, name: line(limits.nameLength), password: newPassword }),
    responses: { 201: one(session) },
    errors: ['link_invalid', 'invalid_attribute', 'too_many_requests'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/forgot-password',
    summary: 'Request a link to set a new password by mail. The answer is the same whether or not the e-mail is known',
    access: 'anonymous',
    body: z.object({ email }),
    responses: { 202: null },
    errors: ['invalid_attribute', 'too_many_requests'],
  }),
  checkPasswordReset: endpoint({
    method: 'POST',
    path: '/v1/reset-password/check',
    summary: 'Read the e-mail of the account whose password a link sets, if it can still be used',
    access: 'anonymous',
    body: linkBody,
    responses: { 200: one(resource('password_resets', z.object({ email: z.string() }))) },
    errors: ['link_invalid', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/reset-password',
    summary: 'Set a new password with the link from the mail; all sessions end',
    access: 'anonymous',
    body: z.object({ token: linkToken, password: newPassword }),
    responses: { 204: null },
    errors: ['link_invalid', 'invalid_attribute', 'too_many_requests'],
  }),
};
