import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionToken } from '#lib/http/token.ts';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { me, siteConfig, wholePage } from '#test/components/support/samples.ts';
import { failure, type Route } from '#test/components/support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';
const message = (id: string, changes: object = {}) => ({
  type: 'messages' as const,
  id,
  attributes: {
    name: 'Grace',
    email: 'grace@example.org',
    signed_in: false,
    subject: 'May I join?',
    message: 'I would like to join.\nGrace',
    read: false,
    created_at: moment,
    ...changes,
  },
});
const inbox = (data: ReturnType<typeof message>[]) => {
  const all = wholePage(data);
  return { ...all, meta: { ...all.meta, unread: data.filter(({ attributes }) => !attributes.read).length } };
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = page.getByRole('button', { name: 'Send', exact: true });

/** Requests that need an account. */
const personal: readonly Route[] = [
  'GET /v1/me',
  'GET /v1/workspaces',
  'GET /v1/projects',
  'GET /v1/notifications',
  'GET /v1/events',
];
const personalCalls = () => personal.filter((route) => server.calls(route).length > 0);

test('a visitor without an account writes a message, and the shell requests nothing that needs one', async () => {
  sessionToken.remove();
  server.on('POST /v1/reach-out', () => failure('unavailable'));
  await open('/reach-out');
  await expect.element(title()).toHaveTextContent('Reach out');
  await expect.element(page.getByRole('complementary').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await userEvent.click(send);
  await expect.element(field('Your name')).toHaveFocus();
  expect(server.calls('POST /v1/reach-out')).toEqual([]);
  await field('Your name').fill('Grace');
  await field('E-mail').fill('grace@example.org');
  await field('Subject').fill('May I join?');
  await field('Message').fill('I would like to join.');
  await userEvent.click(send);
  await expect.element(page.getByText(/^The service is not available right now/)).toBeVisible();
  // The typed text stays.
  await expect.element(field('Message')).toHaveValue('I would like to join.');
  server.on('POST /v1/reach-out', () => undefined);
  await userEvent.click(send);
  await expect.element(page.getByText('Your message was sent')).toBeVisible();
  await expect.element(page.getByText('The answer is sent to grace@example.org.')).toBeVisible();
  expect(server.calls('POST /v1/reach-out').at(-1)?.body).toMatchObject({ name: 'Grace', website: '' });
  expect(personalCalls()).toEqual([]);
});

test("the control: the shell of a user requests what needs an account, and the form contains the user's data", async () => {
  await open('/reach-out');
  await expect.element(field('E-mail')).toHaveValue('ada@example.org');
  await expect.element(field('Subject')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Reach out', exact: true }).first()).toBeVisible();
  await expect.poll(personalCalls).toContain('GET /v1/workspaces');
});

test('a message that was not sent is there again, also after maintenance, and for nobody else', async () => {
  await open('/reach-out');
  await field('Message').fill('I would like to join.');
  await open('/reach-out');
  await expect.element(field('Message')).toHaveValue('I would like to join.');
  await field('Subject').fill('May I join?');
  let on = true;
  server.on('GET /config', () => siteConfig({ maintenance: { on, message: null } }));
  server.on('POST /v1/reach-out', () => failure('maintenance'));
  await userEvent.click(send);
  await expect.poll(address).toBe('/maintenance');
  on = false;
  sessionToken.remove();
  await open('/reach-out');
  await expect.element(field('Message')).toHaveValue('');
  sessionToken.store('a-token-of-tests');
  await open('/reach-out');
  await expect.element(field('Message')).toHaveValue('I would like to join.');
  server.on('POST /v1/reach-out', () => undefined);
  await userEvent.click(send);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(field('Message')).toHaveValue('');
});

test('an error of a field is shown there, and the trap for bots is not visible', async () => {
  sessionToken.remove();
  server.on('POST /v1/reach-out', () => failure('invalid_attribute', 'This is not an e-mail address.', '/email'));
  await page.viewport(narrow.width, narrow.height);
  await open('/reach-out');
  for (const name of ['Your name', 'E-mail', 'Subject', 'Message']) await field(name).fill('x');
  await userEvent.click(send);
  await expect.element(page.getByText('This is not an e-mail address.')).toBeVisible();
  await expect.element(field('E-mail')).toHaveFocus();
  expect(page.getByRole('textbox', { name: 'Website' }).query()).toBeNull();
  expect(pixelsOverTheEdge()).toBe(0);
});

test.each(['/privacy-policy', '/terms-and-conditions', '/reach-out'])(
  'during maintenance %s leads to its page',
  async (path) => {
    sessionToken.remove();
    server.on('GET /config', () => siteConfig({ maintenance: { on: true, message: null } }));
    await open(path);
    await expect.poll(address).toBe('/maintenance');
  },
);

test('a public text is rich text, and only administrators see that it is the default text', async () => {
  const text = '## What is stored\n\nYour name. <script>alert(1)</script> [Reach out](/reach-out)';
  server.on('GET /v1/legal/{page}', () => ({
    data: {
      type: 'legal-texts' as const,
      id: 'privacy-policy',
      attributes: { locale: 'en' as const, text, own: false },
    },
  }));
  await open('/privacy-policy');
  await expect.element(title()).toHaveTextContent('Privacy policy');
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(page.getByText(/with the file legal\/en\/privacy-policy\.md/)).toBeVisible();
  await expect.element(page.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  sessionToken.remove();
  await open('/privacy-policy');
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(page.getByRole('note').query()).toBeNull();
});

test('a public text that cannot be loaded offers a retry', async () => {
  server.on('GET /v1/legal/{page}', () => failure('internal'));
  await open('/terms-and-conditions');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('sign-in links to the public pages', async () => {
  sessionToken.remove();
  await open('/login');
  for (const [name, path] of [
    ['Privacy policy', '/privacy-policy'],
    ['Terms', '/terms-and-conditions'],
    ['Reach out', '/reach-out'],
  ] as const) {
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('administrators read messages, mark them, and delete them', async () => {
  let messages = [message('m1'), message('m2', { subject: 'Thanks', read: true })];
  server
    .on('GET /v1/reach-out', () => inbox(messages))
    .on('PATCH /v1/reach-out/{id}', ({ params, body }) => {
      const { read } = (body as { data: { attributes: { read: boolean } } }).data.attributes;
      messages = messages.map((one) => (one.id === params.id ? message(one.id, { ...one.attributes, read }) : one));
      return { data: messages.find(({ id }) => id === params.id) ?? message('none') };
    })
    .on('DELETE /v1/reach-out/{id}', ({ params }) => {
      messages = messages.filter(({ id }) => id !== params.id);
      return undefined;
    });
  await open('/admin/messages');
  const tabs = page.getByRole('navigation', { name: 'Admin settings' });
  await expect.element(tabs.getByRole('img', { name: '1 unread' })).toBeVisible();
  expect(document.title).toBe('Messages · Admin settings · Foreglow');
  await page.getByRole('button', { name: /May I join\?/ }).click();
  await expect.element(page.getByText(/^I would like to join/)).toBeVisible();
  await expect.element(tabs.getByRole('img')).not.toBeInTheDocument();
  expect(address()).toBe('/admin/messages?open=m1');
  await expect
    .element(page.getByRole('link', { name: 'Reply by mail' }))
    .toHaveAttribute('href', 'mailto:grace@example.org?subject=Re%3A%20May%20I%20join%3F');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect.element(tabs.getByRole('img', { name: '1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /May I join\?/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Thanks/ })).toBeVisible();
});

test('others do not see the messages, and without any the page says so', async () => {
  server.on('GET /v1/reach-out', () => inbox([]));
  await open('/admin/messages');
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }));
  const before = server.calls('GET /v1/reach-out').length;
  await open('/admin/messages');
  await expect.element(title()).toHaveTextContent('You do not have access');
  expect(server.calls('GET /v1/reach-out')).toHaveLength(before);
});
