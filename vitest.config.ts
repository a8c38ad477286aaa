import { existsSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pgliteOnly, postgresOnly } from './apps/api/test/support/engines.ts';

/** Long enough that no machine is too slow: how quick something is, `npm run bench` measures. */
const testTimeout = 600_000;
const patience = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: 60_000 } } };

/**
 * The files of a worker share what they import, which is then loaded, and made quick by Node, once. A file that changes
 * what others import must change it back.
 */
const isolate = false;

const plain = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: { name, include, environment: 'node', isolate, ...patience },
});

/** The paths of test files that run on the other engine alone. */
function pathsOf(files: Readonly<Record<string, string>>): string[] {
  const paths = Object.keys(files).map((file) => `apps/api/test/${file}`);
  const missing = paths.filter((path) => !existsSync(new URL(path, import.meta.url)));
  if (missing.length > 0) throw new Error(`Listed in apps/api/test/support/engines.ts and missing: ${missing}`);
  return paths;
}

/** The API's tests over HTTP run twice, once on each database; engines.ts lists those for which one is enough. */
const onDatabase = (
  name: string,
  setup: string,
  setupFiles: string[],
  onTheOther: Readonly<Record<string, string>>,
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: ['apps/api/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...pathsOf(onTheOther)],
    globalSetup: `apps/api/test/support/${setup}`,
    setupFiles,
    environment: 'node',
    isolate,
    ...patience,
  },
});

export default defineConfig({
  test: {
    // Much of what is tested waits: for a process to end, a lease to run out, a mail to arrive.
    maxWorkers: 3,
    // Tests create many short-lived objects. With more space for young objects than by default, those of the API take
    // about a seventh less processor time.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
    projects: [
      plain('contract', ['packages/contract/test/**/*.test.ts']),
      plain('pictures', ['packages/pictures/test/**/*.test.ts']),
      plain('scripts', ['scripts/**/*.test.ts']),
      plain('api-unit', ['apps/api/src/**/*.test.ts']),
      onDatabase('api-pglite', 'pglite-setup.ts', ['apps/api/test/support/kept-pglite.ts'], postgresOnly),
      onDatabase('api-postgres', 'postgres-setup.ts', [], pgliteOnly),
      'apps/*/vitest.config.ts',
      'apps/web/vitest.components.config.ts',
    ],
  },
});
