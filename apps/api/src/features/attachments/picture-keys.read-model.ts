import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { renditionNames } from '#platform/images/rendition.rules.ts';
import { renditionKey } from './attachment.ts';

/** The keys of the files of all pictures. Works on databases of every version, including those without tiles. */
export async function readPictureKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string; has_tile: boolean }>`
    select path, bool_or((to_jsonb(a) ->> 'has_tile') is not distinct from 'true') as has_tile
    from attachments a group by path order by path`.execute(db);
  return rows.flatMap(({ path, has_tile }) =>
    renditionNames.filter((name) => has_tile || name !== 'tile').map((name) => renditionKey(path, name)),
  );
}
