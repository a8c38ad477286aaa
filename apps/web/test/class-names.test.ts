import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../build/class-names.ts';

const root = join(import.meta.dirname, '..');
const nameIn = scopedName(root);

test('no two CSS modules name a class alike', () => {
  const files = globSync('src/**/*.module.css', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map((file) => nameIn('title', join(root, file)))).size).toBe(files.length);
});

test('the name of a class does not depend on where the project is', () => {
  const elsewhere = scopedName('/elsewhere/web');
  expect(elsewhere('title', '/elsewhere/web/src/ui/a.module.css')).toBe(
    nameIn('title', join(root, 'src/ui/a.module.css')),
  );
  expect(nameIn('title', join(root, 'src/ui/a.module.css'))).toMatch(/^title_[\w-]{4}$/);
});
