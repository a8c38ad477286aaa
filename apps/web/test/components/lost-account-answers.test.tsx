import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionToken } from '#lib/http/token.ts';
import { address, open, server, standInForEachTest, title } from './support/app.tsx';
import { answerOpenedCard } from './support/opened-card.ts';
import { me } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';
const invitation = (state: 'pending' | 'accepted') => ({
  data: {
    type: 'invitations' as const,
    id: 'i',
    attributes: {
      email: 'ada@example.org',
      role: 'project_collaborator' as const,
      scope: 'project' as const,
      state,
      workspace: { slug: 'w', title: 'Cities' },
      project: { slug: 'p', title: 'Scan' },
      inviter: { name: 'Grace' },
      created_at: moment,
      expires_at: moment,
      link: null,
      has_account: false,
    },
  },
});
const unanswered = page.getByText(/^There was no answer to the attempt before. It may have worked/);
const fill = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const toSignIn = page.getByRole('link', { name: 'Go to sign-in' });

test('an account that was created although no answer came leads to sign-in', async () => {
  sessionToken.remove();
  server.on('POST /v1/invitations/check', () => invitation('pending')).breaks('POST /v1/register');
  await open('/register#token=x');
  await fill('Your name', 'Ada');
  await fill('Password', 'a-long-password-1');
  await press('Create account and join');
  await expect.element(page.getByText('A network error occured.')).toBeVisible();
  expect(unanswered.elements()).toEqual([]);
  server.on('POST /v1/register', () => failure('link_invalid', 'This invitation has been used already.'));
  await press('Create account and join');
  await expect.element(unanswered).toBeVisible();
  await expect.element(toSignIn).toBeVisible();
});

test('the control: a refusal without a lost answer is shown as it is', async () => {
  sessionToken.remove();
  server
    .on('POST /v1/invitations/check', () => invitation('pending'))
    .on('POST /v1/register', () => failure('link_invalid', 'This invitation has been used already.'));
  await open('/register#token=x');
  await fill('Your name', 'Ada');
  await fill('Password', 'a-long-password-1');
  await press('Create account and join');
  await expect.element(page.getByText('This invitation has been used already.')).toBeVisible();
  expect(unanswered.elements()).toEqual([]);
});

test('a password that was reset although no answer came leads to sign-in', async () => {
  sessionToken.remove();
  server
    .on('POST /v1/reset-password/check', () => ({
      data: { type: 'password_resets' as const, id: 'current', attributes: { email: 'ada@example.org' } },
    }))
    .breaks('POST /v1/reset-password');
  await open('/reset-password#token=x');
  await fill('New password', 'a-long-password-1');
  // Password managers store the password with the name in the form.
  const name = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
  expect([name?.value, name?.readOnly]).toEqual(['ada@example.org', true]);
  await press('Set the password');
  await expect.element(page.getByText('A network error occured.')).toBeVisible();
  server.on('POST /v1/reset-password', () => failure('link_invalid'));
  await press('Set the password');
  await expect.element(unanswered).toBeVisible();
  await expect.element(toSignIn).toBeVisible();
});

test('a used invitation leads those who are in the project there, and tells others that it was used', async () => {
  const used = page.getByRole('heading', { name: 'This invitation has been used' });
  const none = { is_global_admin: false, workspaces: [], projects: [] };
  server
    .on('POST /v1/invitations/check', () => invitation('accepted'))
    .on('GET /v1/me', () => me({ permissions: none }));
  await open('/register#token=x');
  await expect.element(used).toBeVisible();
  answerOpenedCard().on('GET /v1/me', () => me());
  await open('/register#token=x');
  await expect.poll(address).toMatch(/^\/projects\/p/);
  // A screen that is still being loaded would lead to sign-in once its session has ended.
  await expect.element(title()).toHaveTextContent('Cards');
  sessionToken.remove();
  await open('/register#token=x');
  await expect.element(title()).toHaveTextContent('This invitation has been used');
});
