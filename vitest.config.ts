import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Long enough that no machine is too slow: how quick something is, `npm run bench` measures. */
const testTimeout = 180_000;
const patience = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: 60_000 } } };

const plain = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: { name, include, environment: 'node', ...patience },
});

/** The API's tests over HTTP run twice, once on each database. */
const onDatabase = (name: string, setup: string): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: ['apps/api/test/**/*.test.ts'],
    globalSetup: `apps/api/test/support/${setup}`,
    environment: 'node',
    ...patience,
  },
});

export default defineConfig({
  test: {
    // Much of what is tested waits: for a process to end, a lease to run out, a mail to arrive.
    maxWorkers: 3,
    projects: [
      plain('contract', ['packages/contract/test/**/*.test.ts']),
      plain('scripts', ['scripts/**/*.test.ts']),
      plain('api-unit', ['apps/api/src/**/*.test.ts']),
      onDatabase('api-pglite', 'pglite-setup.ts'),
      onDatabase('api-postgres', 'postgres-setup.ts'),
      'apps/*/vitest.config.ts',
    ],
  },
});
