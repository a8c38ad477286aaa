import { expect, test } from 'vitest';
import { completeLock, type Lock, missingEntries } from './complete-lock.ts';

const lock: Lock = {
  packages: {
    '': {},
    'apps/web': {},
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '1.2.3',
        '@tool/linux-x64-musl': '1.2.3',
        '@tool/darwin-arm64': '^1.2.3',
      },
    },
    'node_modules/@tool/linux-x64': { version: '1.2.3' },
    'node_modules/outer/node_modules/inner': { optionalDependencies: { beside: '2.0.0' } },
    'node_modules/outer/node_modules/beside': { version: '2.0.0' },
  },
};

test('optional dependencies that the lock file leaves out are found', () => {
  expect(missingEntries(lock).map(({ name }) => name)).toEqual(['@tool/linux-x64-musl', '@tool/darwin-arm64']);
});

test('a completed lock file leaves nothing out and contains the platform of each program', () => {
  const { packages } = completeLock(lock);
  expect(missingEntries({ packages })).toEqual([]);
  expect(packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
  expect(packages['node_modules/@tool/darwin-arm64']?.version).toBe('1.2.3');
});
