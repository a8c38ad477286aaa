import { globSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pgliteOnly, postgresOnly } from './apps/api/test/support/engines.ts';

/** Long enough that no machine is too slow: how quick something is, `npm run bench` measures. */
const testTimeout = 300_000;
const patience = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: 60_000 } } };

/**
 * The files of a worker share what they import, which is then loaded, and made quick by Node, once. A file that changes
 * what others import must change it back.
 */
const isolate = false;

const plain = (name: string, include: string[], exclude: string[] = []): TestProjectInlineConfiguration => ({
  test: { name, include, exclude: [...configDefaults.exclude, ...exclude], environment: 'node', isolate, ...patience },
});

/** Those of a feature are in its folder. */
const httpTests = ['apps/api/test/**/*.test.ts', 'apps/api/src/features/*/test/*.test.ts'];

/** The paths of test files that run on the other engine alone. */
function pathsOf(files: Readonly<Record<string, string>>): string[] {
  const found = globSync(httpTests, { cwd: import.meta.dirname }).map((path) => path.replaceAll('\\', '/'));
  return Object.keys(files).map((file) => {
    const path = found.find((one) => one.endsWith(`/test/${file}`));
    if (!path) throw new Error(`${file} is listed in apps/api/test/support/engines.ts and missing.`);
    return path;
  });
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
    include: httpTests,
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
    // A fault that makes every call hang ends the run early.
    bail: 20,
    // Tests create many short-lived objects. With more space for young objects than by default, those of the API take
    // about a seventh less processor time.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
    projects: [
      plain('contract', ['packages/contract/test/**/*.test.ts']),
      plain('pictures', ['packages/pictures/test/**/*.test.ts']),
      plain('scripts', ['scripts/**/*.test.ts']),
      plain('api-unit', ['apps/api/src/**/*.test.ts'], httpTests),
      onDatabase('api-pglite', 'pglite-setup.ts', ['apps/api/test/support/kept-pglite.ts'], postgresOnly),
      onDatabase('api-postgres', 'postgres-setup.ts', [], pgliteOnly),
      'apps/*/vitest.config.ts',
      'apps/web/vitest.components.config.ts',
    ],
  },
});
