import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { format } from './format.ts';
import type { Gate } from './gate.ts';
import { imports } from './imports.ts';
import { lockFile } from './lock-file.ts';
import { sql } from './sql.ts';
import { types } from './types.ts';
import { unused } from './unused.ts';

// A small repository with the real settings, in which each test adds one fault.
const settings = [
  'biome.json',
  'knip.json',
  '.dependency-cruiser.mjs',
  '.features.mjs',
  'tsconfig.base.json',
  'apps/api/tsconfig.json',
];
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
/** A module that queries a connection passed to it, without an import of the query builder. */
const queryOn = (table: string) =>
  `export const ${table} = (db: { selectFrom(table: string): number }) => db.selectFrom('${table}');\n`;
const files = {
  '.gitignore': 'node_modules/\n',
  'package.json': json({ name: 'small', private: true, type: 'module', workspaces: ['apps/*'] }),
  'package-lock.json': '{ "packages": { "": {} } }\n',
  'apps/api/package.json': json({ name: '@small/api', type: 'module' }),
  'apps/api/src/programs/main.ts':
    "import * as features from '../composition/features.ts';\nimport { port } from './shared/config.ts';\n\nprocess.exitCode = port + Object.keys(features).length;\n",
  'apps/api/src/composition/features.ts': "export { cards } from '../features/cards/feature.ts';\n",
  'apps/api/src/features/cards/feature.ts':
    "import { cards as all } from './letters.repo.ts';\n\nconst compose = () => all({ selectFrom: () => 1 });\n\nexport const cards = { name: 'cards', uses: () => ({}), compose };\n",
  'apps/api/src/features/cards/letters.repo.ts': queryOn('cards'),
  'apps/api/src/programs/shared/config.ts': 'export const port = 1;\n',
};

let folder: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-gates-'));
  for (const [file, content] of Object.entries(files)) write(file, content);
  for (const file of settings) cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['typescript', '@types', '@biomejs', 'undici-types', 'kysely'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const violations: [string, Gate, string, string, RegExp][] = [
  ['a wrong type', types, 'apps/api/src/programs/shared/config.ts', "export const port: number = 'one';\n", /TS2322/],
  [
    'a debugging print',
    format,
    'apps/api/src/programs/shared/config.ts',
    'console.log(1);\nexport const port = 1;\n',
    /noConsole/,
  ],
  [
    'a setting read outside config.ts',
    format,
    'apps/api/src/programs/main.ts',
    'process.exitCode = Number(process.env.PORT);\n',
    /noProcessEnv/,
  ],
  [
    'platform that knows a feature',
    imports,
    'apps/api/src/platform/port.ts',
    "export { port } from '../programs/shared/config.ts';\n",
    /platform-knows-no-feature/,
  ],
  [
    'a file of a feature that another one does not share',
    imports,
    'apps/api/src/features/insights/feature.ts',
    "import { cards } from '../cards/letters.repo.ts';\n\nexport const insights = cards;\n",
    /api-cards-shares-listed-files/,
  ],
  [
    'a file of a feature that the composition should not know',
    imports,
    'apps/api/src/programs/main.ts',
    "import { cards } from '../features/cards/letters.repo.ts';\n\nprocess.exitCode = cards({ selectFrom: () => 1 });\n",
    /api-cards-is-entered-by-listed-files/,
  ],
  [
    'SQL outside a repository',
    imports,
    'apps/api/src/features/cards/cards.service.ts',
    "import { sql } from 'kysely';\n\nexport const query = sql`select 1`;\n",
    /sql-lives-in-repos/,
  ],
  [
    'a query outside a repository',
    sql,
    'apps/api/src/features/cards/cards.service.ts',
    `// A comment.\n${queryOn('cards')}`,
    /cards\.service\.ts:2: SQL belongs/,
  ],
  [
    'a statement outside a repository',
    sql,
    'apps/api/src/features/cards/cards.rules.ts',
    'export const one = sql<{ one: number }>`select 1`;\n',
    /cards\.rules\.ts:1: SQL belongs/,
  ],
  ['a file nobody uses', unused, 'apps/api/src/left-over.ts', 'export const left = 1;\n', /left-over\.ts/],
  [
    'an optional dependency left out',
    lockFile,
    'package-lock.json',
    '{ "packages": { "": { "optionalDependencies": { "missing": "1.0.0" } } } }\n',
    /missing is missing/,
  ],
];

describe('each gate', () => {
  test.each([types, format, imports, sql, unused, lockFile])(
    '$name lets sound code through, having looked at it',
    async (gate) => {
      const { looked, problems } = await gate.run(folder);
      expect(problems).toEqual([]);
      expect(looked).toBeGreaterThan(0);
    },
  );

  test.each(violations)('stops %s', async (_what, gate, file, content, problem) => {
    write(file, content);
    const { problems } = await gate.run(folder);
    expect(problems.join('\n')).toMatch(problem);
  });
});
