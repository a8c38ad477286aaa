import type { KindWith } from '@foreglow/contract';
import { webKind } from './web-kind.ts';

/** Restores items of one kind from the trash; for cards all or none. */
export async function restore(
  kind: KindWith<'trashable'>,
  projectSlug: string,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length > 0) await webKind(kind).restore?.(projectSlug, slugs);
}

/** Restores several items with one call for each, one after the other. */
export async function oneByOne(
  slugs: readonly string[],
  restoreOne: (slug: string) => Promise<unknown>,
): Promise<void> {
  for (const slug of slugs) await restoreOne(slug);
}
