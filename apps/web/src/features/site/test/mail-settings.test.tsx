import type { MailServerAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const nothing: MailServerAttributes = {
  source: 'default',
  from_source: 'default',
  host: null,
  port: null,
  security: null,
  user: null,
  password: 'none',
  from: 'Foreglow <foreglow@example.org>',
};
let stored = nothing;
const answer = () => ({ data: { type: 'mail-servers' as const, id: 'site', attributes: stored } });

beforeEach(() => {
  stored = nothing;
  server
    .on('GET /v1/reach-out', () => ({
      data: [],
      meta: { current_page: 1, page_record_count: 0, total_page_count: 1, total_record_count: 0, unread: 0 },
      links: {},
    }))
    .on('GET /v1/settings/mail-server', answer)
    .on('PUT /v1/settings/mail-server', ({ body }) => {
      const { password: _, ...given } = (body as { data: { attributes: MailServerAttributes } }).data.attributes;
      stored = { ...nothing, ...given, from: given.from ?? nothing.from, source: 'stored', password: 'set' };
      return answer();
    })
    .on('POST /v1/settings/test-mail', () => undefined);
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const sent = () =>
  server
    .calls('PUT /v1/settings/mail-server')
    .map(({ body }) => (body as { data: { attributes: object } }).data.attributes);

test('a mail server is set up and tried; its password is not on the screen afterwards', async () => {
  await open('/admin/mail');
  await field('Mail server').fill('mail.example.org');
  await field('User').fill('ada');
  const password = field('Password');
  await password.fill('a secret');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('A password is stored. Leave this empty to keep it.')).toBeVisible();
  expect(sent()).toEqual([
    { host: 'mail.example.org', port: 587, security: 'starttls', user: 'ada', password: 'a secret', from: null },
  ]);
  expect((password.element() as HTMLInputElement).value).toBe('');
  await page.getByRole('button', { name: 'Send myself a test' }).click();
  await expect.element(page.getByText(/^Sent to /)).toBeVisible();
  const refused = failure('mail_failed', 'The mail server mail.example.org cannot be found.');
  server.on('POST /v1/settings/test-mail', () => refused);
  await page.getByRole('button', { name: 'Send myself a test' }).click();
  await expect
    .element(page.getByText('It did not work: The mail server mail.example.org cannot be found.'))
    .toBeVisible();
});

test('what the environment sets is shown, with the name of its variable, and is not sent', async () => {
  stored = { ...nothing, source: 'environment', host: 'mail.example.org', port: 465, security: 'tls', password: 'set' };
  await open('/admin/mail');
  await expect.element(page.getByText(/The environment of the server sets this \(SMTP_URL\)/)).toBeVisible();
  await expect.element(field('Mail server')).toBeDisabled();
  expect(field('Password').elements()).toEqual([]);
  await field('Sender').fill('desk@example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(sent).toEqual([{ host: null, port: 465, security: 'tls', user: null, from: 'desk@example.org' }]);
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/admin/mail');
  await expect.element(field('Mail server')).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});
