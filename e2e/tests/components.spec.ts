import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';

/*
 * The page of all components (`apps/web/components`), in both themes, light and dark, compared with the pictures that
 * are kept. As for the screens, `npm test -- e2e tests/components --update-snapshots` renews them.
 */

const web = join(import.meta.dirname, '../../apps/web');
const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

test.use({ deviceScaleFactor: 0.5, viewport: { width: 1600, height: 1000 } });

test('every component looks as it did, in each theme, light and dark', async ({ page }) => {
  const server = spawn(process.execPath, [vite, '--port', '0', '--host', '127.0.0.1'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    let address: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address) break;
    }
    expect(address).toBeDefined();
    for (const theme of ['default', 'coast']) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.goto(`${address}/components/?theme=${theme}&scheme=${scheme}`);
        await expect(page.getByRole('textbox', { name: 'Why it matters' })).toContainText('A bold word');
        await expect(page.locator('svg[viewBox="0 0 720 200"]')).toHaveCount(6);
        await page.evaluate(() => document.fonts.ready);
        const options = { fullPage: true, scale: 'device', maxDiffPixelRatio: 0.005 } as const;
        await expect.soft(page).toHaveScreenshot(['components', `${theme}-${scheme}.png`], options);
      }
    }
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
