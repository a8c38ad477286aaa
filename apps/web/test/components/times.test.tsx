import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const now = new Date('2026-11-21T12:00:00Z');
const desk = workspace('cities', 'Cities after 2040');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now }));
afterEach(() => void vi.useRealTimers());

test('times are written again as time passes', async () => {
  const scan = project('scan', 'January scan', desk);
  const changed = { ...scan, attributes: { ...scan.attributes, changed_at: now.toISOString() } };
  server.on('GET /v1/workspaces', () => wholePage([desk])).on('GET /v1/projects', () => wholePage([changed]));
  await open('/');
  await expect.element(page.getByText('changed now')).toBeVisible();
  vi.advanceTimersByTime(3 * 60_000);
  await expect.element(page.getByText('changed 3 minutes ago')).toBeVisible();
});

test('the session that shows the list is in use now, however old the list is', async () => {
  const session = (id: string, current: boolean) => ({
    type: 'sessions' as const,
    id,
    attributes: {
      current,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      created_at: '2026-11-01T12:00:00Z',
      last_used_at: '2026-11-21T10:00:00Z',
      expires_at: '2026-12-21T12:00:00Z',
    },
  });
  server.on('GET /v1/me/sessions', () => ({ data: [session('a', true), session('b', false)] }));
  await open('/profile');
  await expect.element(page.getByText('last used now')).toBeVisible();
  await expect.element(page.getByText('last used 2 hours ago')).toBeVisible();
  vi.advanceTimersByTime(60 * 60_000);
  await expect.element(page.getByText('last used 3 hours ago')).toBeVisible();
  await expect.element(page.getByText('last used now')).toBeVisible();
});
