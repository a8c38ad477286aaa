import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { me, wholePage } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

test('a notification that cannot be marked as read says so', async () => {
  const attributes = {
    kind: 'mention' as const,
    read: false,
    person: { name: 'Bea', email: 'bea@example.org', picture: null },
    project: { slug: 'p', title: 'Scan' },
    subject: { type: 'cards' as const, slug: 'c', title: 'Robots dance' },
    edition: null,
    export_state: null,
    comment_slug: 'first',
    excerpt: 'What about cost?',
    created_at: '2026-01-09T12:00:00.000Z',
  };
  const listed = wholePage([{ type: 'notifications' as const, id: 'n', attributes }]);
  server
    .on('GET /v1/notifications', () => ({ ...listed, meta: { ...listed.meta, unread: 1 } }))
    .on('PATCH /v1/notifications/{id}', () => failure('unavailable', 'The server is busy.'));
  await open('/notifications');
  await page.getByRole('button', { name: /read.*Robots dance/i }).click();
  await expect.element(page.getByText('That could not be saved')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
});

test.each([
  ['an edition', 'radars', 1, /Bea.* published edition .*1.* of .*Cities/, '/projects/p/radars/cities?edition=1'],
  ['an image', 'cards', null, /Bea.* made a public link to the image of .*Cities/, '/projects/p/cards/cities'],
] as const)('a notification of %s that was published leads to it', async (_what, type, edition, words, path) => {
  const attributes = {
    kind: 'publication' as const,
    read: true,
    person: { name: 'Bea', email: 'bea@example.org', picture: null },
    project: { slug: 'p', title: 'Scan' },
    subject: { type, slug: 'cities', title: 'Cities' },
    edition,
    export_state: null,
    comment_slug: '',
    excerpt: '',
    created_at: '2026-01-09T12:00:00.000Z',
  };
  const listed = wholePage([{ type: 'notifications' as const, id: 'n', attributes }]);
  server.on('GET /v1/notifications', () => ({ ...listed, meta: { ...listed.meta, unread: 0 } }));
  await open('/notifications');
  await expect.element(page.getByRole('link', { name: words })).toHaveAttribute('href', path);
});

test('the daily mail is as it was chosen last, although the first answer comes late', async () => {
  const first = Promise.withResolvers<void>();
  const sent: boolean[] = [];
  let stored = true;
  server.on('GET /v1/me/sessions', () => ({ data: [] }));
  server.on('PATCH /v1/me', async ({ body }) => {
    const { digest } = (body as { data: { attributes: { digest: boolean } } }).data.attributes;
    sent.push(digest);
    if (sent.length === 1) await first.promise;
    stored = digest;
    const { id, type, attributes } = me().data;
    return { data: { id, type, attributes: { ...attributes, digest } } };
  });
  await open('/profile');
  const choice = page.getByRole('checkbox', { name: /mail/i });
  await expect.element(choice).toBeChecked();
  const box = choice.element() as HTMLInputElement;
  box.click();
  // It does not return to its old state until the call is under way.
  expect(box.checked).toBe(false);
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await expect.element(choice).toBeChecked();
  first.resolve();
  await expect.poll(() => sent).toEqual([false, true]);
  await expect.element(choice).toBeChecked();
  await expect.poll(() => stored).toBe(true);
});
