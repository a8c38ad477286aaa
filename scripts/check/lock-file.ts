import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, missingEntries } from '../lock/complete-lock.ts';
import type { Gate } from './gate.ts';

/** package-lock.json lists every optional dependency: without that, `npm ci` refuses it. */
export const lockFile: Gate = {
  name: 'lock file',
  run: async (root) => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const problems = missingEntries(lock).map(({ name }) => `${name} is missing. Run: node scripts/lock/main.ts`);
    return { looked: Object.keys(lock.packages).length, problems };
  },
};
