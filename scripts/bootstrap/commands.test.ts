import { expect, test } from 'vitest';
import { commands } from './commands.mjs';

const only = (name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  commands[name]?.processes(args, env)[0];

/** Options of Node that keep the product's memory small. */
function options(name: string): string[] {
  if (['backup', 'restore'].includes(name)) return ['--liftoff-only'];
  return ['start', 'worker'].includes(name) ? ['--max-semi-space-size=1'] : [];
}

test.each([
  ['start', 'apps/api/src/programs/main.ts'],
  ['worker', 'apps/api/src/programs/worker.ts'],
  ['test', 'scripts/test/main.ts'],
  ['check', 'scripts/check/main.ts'],
  ['bench', 'bench/src/main.ts'],
  ['help:pictures', 'e2e/help-pictures/main.ts'],
  ['backup', 'apps/api/src/programs/backup.ts'],
  ['restore', 'apps/api/src/programs/restore.ts'],
  ['db:migrate', 'apps/api/src/programs/db-migrate.ts'],
  ['db:check', 'apps/api/src/programs/db-check.ts'],
])('%s runs %s and passes every argument on', (name, script) => {
  expect(only(name, ['--flag', 'two words'])?.args).toEqual([...options(name), script, '--flag', 'two words']);
});

test.each(['start', 'worker'])('%s is for production unless told otherwise', (name) => {
  expect(only(name)?.env.NODE_ENV).toBe('production');
  expect(only(name, [], { NODE_ENV: 'test' })?.env.NODE_ENV).toBe('test');
});

test('without the embedded database the product may use more memory', () => {
  const [option] = only('start', [], { DATABASE_URL: 'postgres://host/foreglow' })?.args ?? [];
  expect(option).toBe('--max-semi-space-size=24');
});

test('development packages are installed for development commands, but not for running the product', () => {
  const withTools = Object.entries(commands).filter(([, command]) => command.needs([]).tools);
  expect(withTools.map(([name]) => name).sort()).toEqual(['bench', 'check', 'dev', 'help:pictures', 'test']);
});

test('a worker shows no pages, so it needs no web application', () => {
  expect(commands.worker?.needs([])).toEqual({});
});

test('dev runs the API on API_PORT and Vite on PORT', () => {
  const [api, web] = commands.dev?.processes([], { PORT: '8000', API_PORT: '8001' }) ?? [];
  expect(api?.env.PORT).toBe('8001');
  expect(web?.args).toContain('8000');
  expect(web?.env.API_PORT).toBe('8001');
});

test('only the browser tests need the web application and a browser', () => {
  expect(commands.test?.needs(['api-unit', 'cards'])).toEqual({ tools: true, web: false, browser: false });
  expect(commands.test?.needs(['e2e'])).toEqual({ tools: true, web: true, browser: true });
  expect(commands.test?.needs([])).toEqual({ tools: true, web: true, browser: true });
});
