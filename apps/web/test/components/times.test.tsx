import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('cities', 'Cities after 2040');
const minute = 60_000;

/** The number of milliseconds by which a test has set the browser's clock forward. */
let ahead = 0;
const now = Date.now;

beforeEach(() => {
  Date.now = () => now() + ahead;
});
afterEach(() => {
  Date.now = now;
  ahead = 0;
});

/** Sets the clock forward while the page is in the background, and shows the page again. */
function comeBackAfter(minutes: number): void {
  ahead += minutes * minute;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('times are updated as time passes', async () => {
  const scan = project('scan', 'January scan', desk);
  const changed = { ...scan, attributes: { ...scan.attributes, changed_at: new Date().toISOString() } };
  server.on('GET /v1/workspaces', () => wholePage([desk])).on('GET /v1/projects', () => wholePage([changed]));
  await open('/');
  await expect.element(page.getByText('changed now')).toBeVisible();
  comeBackAfter(3);
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
      last_used_at: new Date(Date.now() - 121 * minute).toISOString(),
      expires_at: new Date(Date.now() + 30 * 24 * 60 * minute).toISOString(),
    },
  });
  server.on('GET /v1/me/sessions', () => ({ data: [session('a', true), session('b', false)] }));
  await open('/profile');
  await expect.element(page.getByText(/^last used now ·/)).toBeVisible();
  await expect.element(page.getByText(/^last used 2 hours ago ·/)).toBeVisible();
  comeBackAfter(60);
  await expect.element(page.getByText(/^last used 3 hours ago ·/)).toBeVisible();
  await expect.element(page.getByText(/^last used now ·/)).toBeVisible();
});
