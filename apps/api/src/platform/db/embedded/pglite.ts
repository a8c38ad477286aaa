import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS, durableStartParams } from './durable-fs.ts';

/**
 * An eighth of PostgreSQL's default, all of which PGlite would fill with zeros when it starts. Other data comes from
 * the operating system's cache.
 */
const sharedBuffers = '16MB';

/**
 * Opens the database of a folder, or creates it. `onPanic` gets PostgreSQL's last words if it cannot go on, for example
 * because it cannot write its log. A PostgreSQL server would end then. PGlite never answers again, and keeps its thread
 * busy for ever.
 */
export async function openPglite(folder: string, onPanic?: (reason: string) => void): Promise<PGlite> {
  const fs = new DurableFS(folder);
  const pglite = await PGlite.create({
    fs,
    startParams: [...durableStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    extensions: { pg_trgm, btree_gin },
    onStderr: (line) => {
      const [panic] = /PANIC: .*/.exec(line) ?? [];
      if (panic !== undefined) onPanic?.(panic);
      return false;
    },
  });
  fs.keepsReserve = true;
  return pglite;
}
