import { chromium } from '@playwright/test';

export interface FirstLoad {
  readonly screen: string;
  /** Transferred bytes of JavaScript, compressed. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
}

/** Opens a screen in a browser with an empty cache and adds up the loaded bytes. */
export async function firstLoad(base: string, screen: string, path: string, token?: string): Promise<FirstLoad> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...asRoot, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    if (token) await page.addInitScript((value) => localStorage.setItem('foreglow.api-token', value), token);
    const sums = { script: 0, style: 0, font: 0 };
    const measured: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      const kind = type === 'stylesheet' ? 'style' : type;
      if (kind !== 'script' && kind !== 'style' && kind !== 'font') return;
      measured.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            sums[kind] += responseBodySize;
          }),
      );
    });
    // The stream of changes never ends, and the network would never be idle.
    await page.route('**/v1/events?*', (route) => route.abort());
    await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
    await Promise.all(measured);
    return { screen, ...sums };
  } finally {
    await browser.close();
  }
}
