import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { wholePage } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

test('a notification that cannot be marked as read says so', async () => {
  const attributes = {
    kind: 'mention' as const,
    read: false,
    person: { name: 'Bea', email: 'bea@example.org', picture: null },
    project: { slug: 'p', title: 'Scan' },
    subject: { type: 'cards' as const, slug: 'c', title: 'Robots dance' },
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
