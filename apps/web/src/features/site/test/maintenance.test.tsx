import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open, server, standInForEachTest, title } from '#test/components/support/app.tsx';
import { siteConfig } from '#test/components/support/samples.ts';

standInForEachTest();

const closed = (message: string | null) =>
  server.on('GET /config', () => siteConfig({ maintenance: { on: true, message } }));

test.each(['/', '/create', '/login', '/no/such/way', '/maintenance'])(
  'during maintenance %s leads to its page, with what the operator says',
  async (path) => {
    closed('The database moves house until noon.');
    await open(path);
    await expect.poll(address).toBe('/maintenance');
    await expect.element(title()).toHaveTextContent('Back soon');
    await expect.element(page.getByText('The database moves house until noon.')).toBeVisible();
  },
);

test('without a message it says when it will be back: soon', async () => {
  closed(null);
  await open('/');
  await expect.element(page.getByText('Foreglow is being worked on. It will be back soon.')).toBeVisible();
});
