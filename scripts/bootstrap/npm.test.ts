import { expect, test } from 'vitest';
import { explain, npmCommand, npmEnvironment } from './npm.mjs';

test('an npm that we start does not inherit the settings of the npm that started us', () => {
  const env = {
    PATH: '/bin',
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_local_prefix: '/elsewhere',
    npm_lifecycle_event: 'start',
    npm_package_name: 'foreglow',
    npm_config_cafile: '/etc/ca.pem',
  };
  expect(npmEnvironment(env)).toEqual({ PATH: '/bin', npm_config_cafile: '/etc/ca.pem' });
});

test('the npm of the caller is used, run by the right Node', () => {
  expect(npmCommand('/node', { npm_execpath: '/lib/npm/bin/npm-cli.js' })).toEqual({
    command: '/node',
    args: ['/lib/npm/bin/npm-cli.js'],
  });
  expect(npmCommand('/node', { npm_execpath: '/lib/yarn.js' }).args).toEqual([]);
});

test.each([
  ['npm error code ENOTFOUND', /registry cannot be reached/],
  ['npm error code EACCES', /cannot be written/],
  ['npm error code EUSAGE', /npm gave up/],
])('%s is reported in one sentence', (output, sentence) => {
  expect(explain('Installing', output)).toMatch(sentence);
});
