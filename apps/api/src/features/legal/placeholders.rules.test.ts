import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legalPages } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { fillIn } from './placeholders.rules.ts';

const shipped = join(import.meta.dirname, '../../../../../content/legal');

/** The product ships no imprint. */
const shippedPages = legalPages.filter((page) => page !== 'imprint');

describe('a text with placeholders', () => {
  it('contains the product name and the facts, and keeps other words in braces', () => {
    expect(fillIn('{name}: {trash_days} days, {unknown}, {constructor}, {}', 'Foreglow')).toBe(
      'Foreglow: 30 days, {unknown}, {constructor}, {}',
    );
  });

  it.each(['en', 'de'].flatMap((locale) => shippedPages.map((page) => `${locale}/${page}.md`)))(
    'of the product, %s, has none that is not filled in',
    async (name) => {
      const text = await readFile(join(shipped, name), 'utf8');
      expect(text).toContain('{name}');
      expect(fillIn(text, 'Foreglow')).not.toMatch(/[{}]/);
    },
  );
});
