import { isConnectionError, isTimeoutError } from '../db/database-errors.ts';
import type { FileStore } from './file-store.ts';

/**
 * Removes files after the transaction that should record them has failed with an error. If the connection failed, the
 * transaction may have been committed before, and the files are kept: those that belong to no row are removed at night.
 */
export async function removeUnrecorded(files: FileStore, keys: readonly string[], error: unknown): Promise<void> {
  if (isConnectionError(error) || isTimeoutError(error)) return;
  // The caller reports the first error. Files that are left are removed at night.
  await files.remove(keys).catch(() => undefined);
}
