import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Every feature has the same layout (ARCHITECTURE.md), and may have a README.

const features = path.resolve(import.meta.dirname, '../src/features');
const parts = ['api', 'components', 'locales', 'rules', 'screens', 'README.md'];

describe.each(readdirSync(features))('feature %s', (feature) => {
  const files = readdirSync(path.join(features, feature), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(features, feature), path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll('\\', '/'));

  test('has all its files in the folders of the layout', () => {
    expect(files.filter((name) => !parts.includes(name.split('/')[0] ?? ''))).toEqual([]);
  });

  test('has its rules in rules, and only texts in locales', () => {
    expect(files.filter((name) => name.includes('.rules.') && !name.startsWith('rules/'))).toEqual([]);
    expect(files.filter((name) => name.startsWith('locales/') && !name.endsWith('.json'))).toEqual([]);
  });
});
