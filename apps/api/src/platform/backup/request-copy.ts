import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { BackupError } from './backup-error.ts';
import { type CopyAnswer, socketOf } from './copy-protocol.ts';

/** A copy of the embedded database. The process that made it removes it after `release`. */
interface DatabaseCopy {
  /** A data folder that contains only the database. */
  readonly folder: string;
  release(): Promise<void>;
}

/**
 * Asks the process that uses the data folder for a copy of its database. Throws `BackupError` if it does not provide
 * one.
 */
export async function requestCopy(dataDir: string): Promise<DatabaseCopy> {
  const path = socketOf(dataDir);
  const socket = path === undefined ? undefined : connect(path);
  if (!socket) throw new BackupError(notOffered(dataDir));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').catch(() => undefined);
  const line = once(createInterface(socket), 'line').then(([text]) => String(text));
  const answered = await Promise.race([line, closed.then(() => undefined)]);
  if (answered === undefined) throw new BackupError(notOffered(dataDir));
  const answer = JSON.parse(answered) as CopyAnswer;
  if ('refused' in answer) throw new BackupError(answer.refused);
  return {
    folder: answer.folder,
    async release() {
      socket.end();
      await closed;
    },
  };
}

const notOffered = (dataDir: string) =>
  `The process that uses ${dataDir} gives no copy of its database: it is just starting, or it is another command.`;
