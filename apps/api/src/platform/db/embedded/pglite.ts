import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS, durableStartParams } from './durable-fs.ts';

/**
 * Eight times less than PostgreSQL takes by itself, all of which PGlite fills with zeros at its start: what is not in
 * it comes from the operating system's cache.
 */
const sharedBuffers = '16MB';

/** Opens the database of a folder, or creates it. */
export const openPglite = (folder: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFS(folder),
    startParams: [...durableStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    extensions: { pg_trgm, btree_gin },
  });
