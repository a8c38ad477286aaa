import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, line, moment } from '../fields.ts';
import { one, resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { permissions } from '../permissions/entity.ts';

const session = resource('sessions', z.object({ token: z.string(), expires_at: moment }));

const me = resource(
  'users',
  z.object({ name: z.string(), email: z.string(), locale: z.enum(['en', 'de']), permissions }),
);
export type Me = z.infer<typeof me>['attributes'];

/** A password somebody chooses. Whether it is a common one is decided by the API. */
export const newPassword = z
  .string()
  .min(limits.passwordMinLength, `At least ${limits.passwordMinLength} characters.`)
  .max(limits.passwordMaxLength, `At most ${limits.passwordMaxLength} characters.`);

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/v1/login',
    summary: 'Sign in with e-mail and password',
    access: 'anonymous',
    body: z.object({
      email: z.string().trim().min(1, 'This field is required.').max(limits.emailLength),
      password: z.string().min(1, 'This field is required.').max(limits.passwordMaxLength),
    }),
    responses: { 200: one(session) },
    errors: ['login_failed', 'too_many_requests'],
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/v1/logout',
    summary: 'End the session of the token',
    access: 'signed-in',
    responses: { 204: null },
    errors: [],
  }),
  readMe: endpoint({
    method: 'GET',
    path: '/v1/me',
    summary: 'Read who is signed in, and what they may do',
    access: 'signed-in',
    responses: { 200: one(me) },
    errors: [],
  }),
  readSetup: endpoint({
    method: 'GET',
    path: '/v1/setup',
    summary: 'Tell whether a one-time set-up link can still be used',
    access: 'anonymous',
    query: z.strictObject({ token: z.string().max(200) }),
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
};
