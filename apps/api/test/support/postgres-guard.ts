// Runs PostgreSQL for as long as standard input stays open, so that nothing is left of it when the tests end or are
// killed. Prints the address on standard output once the server accepts connections.
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPostgres } from './postgres-binaries.ts';
import { initialise, launch, serverUser } from './postgres-launch.ts';

const user = serverUser();
const folder = await mkdtemp(join(tmpdir(), 'foreglow-postgres-'));
const closed = new Promise<void>((resolve) => {
  process.stdin.resume().on('close', resolve);
  process.once('SIGTERM', resolve);
});

try {
  if (user) await chown(folder, user.uid, user.gid);
  const native = await copyPostgres(folder);
  await initialise(native, folder, user);
  const server = await launch(native, folder, user);
  console.log(server.url);
  await Promise.race([closed, server.ended]);
  await server.stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  process.stdin.destroy();
}
