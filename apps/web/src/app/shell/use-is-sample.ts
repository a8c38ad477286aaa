import { useEffect } from 'react';
import { tabStorage } from '#lib/browser/storage.ts';

const key = 'foreglow.sample';

/**
 * Whether the open project or workspace, given by its slug, belongs to a sample. `read` is its attribute. While that is
 * being read after a reload, it is assumed to be what it was before, so that the content does not move.
 */
export function useIsSample(slug: string | undefined, read: boolean | undefined): boolean {
  useEffect(() => {
    if (slug !== undefined && read !== undefined) tabStorage.write(key, read ? slug : null);
  }, [slug, read]);
  return slug !== undefined && (read ?? tabStorage.read(key) === slug);
}
