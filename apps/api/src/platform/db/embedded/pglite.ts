import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS, durableStartParams } from './durable-fs.ts';

/**
 * An eighth of PostgreSQL's default, all of which PGlite would fill with zeros when it starts. Other data comes from
 * the operating system's cache.
 */
const sharedBuffers = '16MB';

/** Opens the database of a folder, or creates it. */
export async function openPglite(folder: string): Promise<PGlite> {
  const fs = new DurableFS(folder);
  const pglite = await PGlite.create({
    fs,
    startParams: [...durableStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    extensions: { pg_trgm, btree_gin },
  });
  fs.keepsReserve = true;
  return pglite;
}
