import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LegalTexts } from './legal-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-legal-'));
  for (const locale of ['en', 'fr']) mkdirSync(join(folder, locale));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (isNamed: boolean) => LegalTexts.read(folder, ['en', 'de', 'fr'], { isNamed });

describe('the texts in a folder that a setting names', () => {
  it('must have one of the expected names, which are in the reason', async () => {
    writeFileSync(join(folder, 'en', 'privacy.md'), 'Ours');
    writeFileSync(join(folder, 'en', 'terms-and-conditions.md'), ' \n');
    await expect(read(true)).rejects.toThrow(
      `LEGAL_DIR names ${folder}, which has no text. It needs en/imprint.md or en/privacy-policy.md or en/terms-and-conditions.md, or the same in de or fr.`,
    );
    // The default folder is optional.
    expect((await read(false)).find('privacy-policy', 'en')).toMatchObject({ own: false });
  });

  it('have an imprint only if the operator has written one', async () => {
    writeFileSync(join(folder, 'fr', 'privacy-policy.md'), 'Les nôtres');
    const without = await read(true);
    expect([without.has('imprint'), without.has('terms-and-conditions')]).toEqual([false, true]);
    expect(without.find('imprint', 'en')).toBeUndefined();
    writeFileSync(join(folder, 'en', 'imprint.md'), 'Foreglow Ltd');
    const texts = await read(true);
    expect(texts.has('imprint')).toBe(true);
    expect(texts.find('imprint', 'de')).toEqual({ locale: 'en', own: true, text: 'Foreglow Ltd' });
  });

  it('can be a single one, in any language', async () => {
    writeFileSync(join(folder, 'fr', 'privacy-policy.md'), 'Les nôtres');
    expect((await read(true)).find('privacy-policy', 'en')).toEqual({ locale: 'fr', own: true, text: 'Les nôtres' });
  });
});
