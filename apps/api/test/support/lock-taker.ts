import { lockFolder } from '#platform/db/embedded/folder-lock.ts';

// Tries to take the lock of a folder at a given moment, and holds it until it is killed.
const [folder = '', moment = '0'] = process.argv.slice(2);
while (Date.now() < Number(moment));
try {
  lockFolder(folder);
  process.stdout.write('taken\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
