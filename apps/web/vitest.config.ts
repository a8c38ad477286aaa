import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'web',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/features/*/test/**'],
    isolate: false,
    // Same value as in the configuration of the repository, with whose groups this one runs.
    maxWorkers: 3,
    testTimeout: 300_000,
  },
});
