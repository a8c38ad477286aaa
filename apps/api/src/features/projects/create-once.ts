import { problem } from '../../platform/http/problem.ts';
import { type CreatedKind, CreationKeysRepo } from './creation-keys.repo.ts';
import type { Writing } from './project-writer.ts';

interface Once {
  /** The random key of the call; without it, the call always creates something. */
  readonly key: string | undefined;
  readonly userId: number;
  readonly projectId: number;
  readonly kind: CreatedKind;
}

/**
 * Creates something in a locked project, unless the user has done so with the same key: then nothing changes. Returns
 * the slug of what was created, now or the first time. Throws the 422 problem if the key was used for something else.
 */
export async function createOnce(
  { transaction, changesNothing }: Pick<Writing, 'transaction' | 'changesNothing'>,
  { key, userId, projectId, kind }: Once,
  create: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return create();
  const keys = new CreationKeysRepo(transaction);
  const earlier = await keys.find(userId, key);
  if (earlier) {
    if (earlier.kind !== kind || earlier.projectId !== projectId) throw usedElsewhere();
    changesNothing();
    return earlier.slug;
  }
  const slug = await create();
  // The lock on the project makes a second call wait, so only a call for another project can have used the key since.
  if (!(await keys.add(userId, key, { kind, projectId, slug }))) throw usedElsewhere();
  return slug;
}

const usedElsewhere = () =>
  problem('invalid_attribute', 'This key was used to create something else. Choose another.', {
    pointer: '/data/attributes/creation_key',
  });
