// Completes package-lock.json after `npm install`; `npm run check` reports when it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { completeLock, type Lock, missingEntries } from './complete-lock.ts';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingEntries(lock);
writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`Added ${missing.length} entries to package-lock.json.`);
