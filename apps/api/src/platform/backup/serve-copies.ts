import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { FolderInUseError, lockFolder } from '../db/embedded/folder-lock.ts';
import { type CopyAnswer, copyPrefix, notePath } from './copy-protocol.ts';

/** Longest path of a Unix socket on every supported system. */
const longestSocketPath = 100;
/** Space that must remain free for writes while a copy exists. */
const reserveBytes = 64 * 1024 * 1024;

/**
 * Offers copies of the embedded database to `npm run backup`, which cannot open the database while this process uses
 * it. The socket is in the data folder, which only its owner can open. A copy exists for as long as its connection.
 * Returns the function that ends the offer.
 */
export async function serveCopies(database: Database, dataDir: string): Promise<() => Promise<void>> {
  removeOldCopies(dataDir);
  const sockets = new Set<Socket>();
  let last: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    // One copy at a time, since each needs the space of the whole database.
    last = last.then(() => serve(database, dataDir, socket)).catch(() => undefined);
  });
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  writeFileSync(notePath(dataDir), path, { mode: 0o600 });
  return async () => {
    rmSync(notePath(dataDir), { force: true });
    for (const socket of sockets) socket.destroy();
    server.close();
    await last;
  };
}

/** Makes a copy for a connection, and removes it when the connection ends. */
async function serve(database: Database, dataDir: string, socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  const ended = once(socket, 'close');
  socket.resume();
  let folder: string | undefined;
  try {
    // There must be space for it next to the database, or the product itself could no longer write.
    // Segments of the log kept for reuse are not copied, so this is an upper limit.
    const needed = await sizeOf(join(dataDir, 'database'));
    const { bavail, bsize } = statfsSync(dataDir);
    if (bavail * bsize < needed + reserveBytes) {
      answer(socket, {
        refused: `A backup needs ${Math.ceil((needed + reserveBytes) / 1e6)} MB of free space in ${dataDir} for a moment.`,
      });
      return;
    }
    folder = await mkdtemp(join(dataDir, copyPrefix));
    // If little is left to recover, the copy opens quickly.
    await sql`checkpoint`.execute(database.db);
    await database.copyTo?.(join(folder, 'database'));
    answer(socket, { folder });
    await ended;
  } catch (error) {
    answer(socket, { refused: `The database could not be copied: ${error instanceof Error ? error.message : error}` });
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

const answer = (socket: Socket, given: CopyAnswer): void => {
  const line = `${JSON.stringify(given)}\n`;
  if ('refused' in given) socket.end(line);
  else socket.write(line);
};

async function sizeOf(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A file of the running database may be removed in the meantime.
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return sum;
}

/** Copies left by a killed process, except those that a backup is still reading. */
function removeOldCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((other) => other.startsWith(copyPrefix))) {
    const folder = join(dataDir, name);
    try {
      lockFolder(folder)();
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
  }
}

function socketPath(dataDir: string): string {
  const inside = join(dataDir, '.copies.sock');
  return inside.length <= longestSocketPath ? inside : join(mkdtempSync(join(tmpdir(), 'foreglow-')), 'copies.sock');
}
