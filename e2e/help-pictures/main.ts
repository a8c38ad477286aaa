// `npm run help:pictures [name…]`: takes the pictures of the help pages and of the README from the product itself.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { type Stage, setTheStage } from '../support/stage.ts';
import { type Take, takes } from './takes.ts';
import { type Language, languages } from './words.ts';

const images = join(import.meta.dirname, '../../content/wiki/images');
const docs = join(import.meta.dirname, '../../docs');
const viewport = { width: 1280, height: 800 };
/** Pictures are sharp on most screens, and the files are still small. */
const deviceScaleFactor = 1.5;
const maxBytes = 120_000;
/** The first quality that makes a small enough file is used. */
const qualities = [82, 74, 66, 58, 50];

const named = process.argv.slice(2);
const wanted = takes.filter(({ name }) => named.length === 0 || named.includes(name));
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  // As in playwright.config.ts.
  args: [...asRoot, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const language of languages) await takeAll(browser, language);
} finally {
  await browser.close();
}

/** Takes the pictures in a separate product for each language, so that nothing of the other language is shown. */
async function takeAll(browser: Browser, language: Language): Promise<void> {
  const product = await startProduct();
  try {
    const stage = await setTheStage(product, language);
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: signedInState(product.url, stage.token),
      viewport,
      deviceScaleFactor,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    const page = await context.newPage();
    // The stream of changes never ends, and the network would never be idle.
    await page.route('**/v1/events?*', (route) => route.abort());
    await mkdir(join(images, language), { recursive: true });
    for (const take of wanted) {
      if (!take.readme || language === 'en') await takeOne(page, take, stage);
    }
    await context.close();
  } finally {
    await product.stop();
  }
}

async function takeOne(page: Page, { name, readme, arrange }: Take, stage: Stage): Promise<void> {
  const file = join(readme ? docs : join(images, stage.language), `${name}.webp`);
  try {
    const clip = await arrange(page, stage);
    await settled(page);
    await hideNotice(page);
    const bytes = await smallEnough(page, clip);
    await writeFile(file, bytes);
    process.stdout.write(`${stage.language}/${name}.webp: ${Math.round(bytes.length / 1000)} kB\n`);
  } catch (error) {
    // The other pictures are still taken.
    console.error(`${stage.language}/${name}.webp could not be taken.`, error);
    process.exitCode = 1;
  }
}

/** Waits for fonts, for the pictures in view, and for content that is still loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return inView.every((image) => image.complete) && !document.querySelector('[data-sonner-toast]');
  });
}

/** Hides the notice about the sample, which readers do not have in their own projects. */
async function hideNotice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const room = document.querySelector('main > div:has(> aside)');
    if (room instanceof HTMLElement) room.style.display = 'none';
  });
}

async function smallEnough(page: Page, clip: Awaited<ReturnType<Take['arrange']>>): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await page.screenshot({ type: 'webp', quality, animations: 'disabled', caret: 'hide', clip });
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`It has ${bytes.length} bytes, and at most ${maxBytes} are wanted.`);
}
