import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LegalTexts } from '#features/legal/legal-texts.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-legal-'));
  await mkdir(join(folder, 'de'));
  await writeFile(join(folder, 'de/terms-and-conditions.md'), '## Unsere Regeln\n\n{name}, {trash_days} Tage.');
  product = await startProduct({ legalDir: folder });
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = async (page: 'privacy-policy' | 'terms-and-conditions', locale: 'en' | 'de') =>
  (await product.anonymous.call('GET /v1/legal/{page}', { params: { page }, query: { locale } })).body.data.attributes;

describe('a public text', () => {
  it('is the default text in the language of the reader, with the facts of the product', async () => {
    const english = await read('privacy-policy', 'en');
    expect(english).toMatchObject({ locale: 'en', own: false });
    expect(english.text).toContain(`removed for good after ${limits.trashDays} days`);
    expect(await read('privacy-policy', 'de')).toMatchObject({ locale: 'de', own: false });
  });

  it('is the text of the operator if there is one, in whatever language', async () => {
    const text = `## Unsere Regeln\n\nForeglow, ${limits.trashDays} Tage.`;
    expect(await read('terms-and-conditions', 'de')).toEqual({ locale: 'de', own: true, text });
    expect(await read('terms-and-conditions', 'en')).toEqual({ locale: 'de', own: true, text });
  });

  it.each(['../../package.json', '..%2F..%2Fpackage', 'imprint'])(
    'does not exist under any other name: %s',
    async (name) => {
      const answer = await fetch(`${product.address}/v1/legal/${name}`);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('that cannot be used prevents the program from starting, with a sentence that names it', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'foreglow-legal-'));
    await mkdir(join(broken, 'en'));
    const path = join(broken, 'en/privacy-policy.md');
    await writeFile(path, 'a'.repeat(serverLimits.operatorTextBytes + 1));
    await expect(LegalTexts.read(broken, ['en'])).rejects.toThrow(`The text ${path} is too large: at most 200 KB.`);
    await writeFile(path, Buffer.from([0xff, 0xfe]));
    await expect(LegalTexts.read(broken, ['en'])).rejects.toThrow(`The text ${path} is not encoded in UTF-8.`);
    await rm(broken, { recursive: true });
  });
});
