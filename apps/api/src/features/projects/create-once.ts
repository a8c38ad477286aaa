import type { DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { type Creation, CreationKeysRepo } from './creation-keys.repo.ts';

interface Once extends Omit<Creation, 'slug'> {
  /** The random key of the call; without it, the call always creates something. */
  readonly key: string | undefined;
  readonly userId: number;
}

/**
 * Creates something, unless the user has done so with the same key: then nothing changes. Returns the slug of what was
 * created, now or the first time. Throws the 422 problem if the key was used for something else.
 */
export async function createOnce(
  transaction: DbTransaction,
  { key, userId, ...what }: Once,
  create: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return create();
  const keys = new CreationKeysRepo(transaction);
  await keys.lock(userId, key);
  const earlier = await keys.find(userId, key);
  if (!earlier) {
    const slug = await create();
    await keys.add(userId, key, { ...what, slug });
    return slug;
  }
  const isSame =
    earlier.kind === what.kind && earlier.projectId === what.projectId && earlier.workspaceId === what.workspaceId;
  if (!isSame) {
    throw problem('invalid_attribute', 'This key was used to create something else. Choose another.', {
      pointer: '/data/attributes/creation_key',
    });
  }
  return earlier.slug;
}
