import type { KindWith } from '@foreglow/contract';
import { call } from '../http/index.ts';

type Trashable = KindWith<'trashable'>;

/** Takes each thing of a list back out of the trash, one after the other. */
const oneByOne = async (slugs: readonly string[], restoreOne: (slug: string) => Promise<unknown>): Promise<void> => {
  for (const slug of slugs) await restoreOne(slug);
};

const restoring: Readonly<Record<Trashable, (projectSlug: string, slugs: readonly string[]) => Promise<unknown>>> = {
  cards: (_, slugs) => call('POST /v1/cards/bulk-restore', { body: { card_slugs: [...slugs] } }),
  insights: (id, slugs) =>
    oneByOne(slugs, (insightId) =>
      call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id, insightId } }),
    ),
  trends: (id, slugs) =>
    oneByOne(slugs, (trendId) => call('POST /v1/projects/{id}/trends/{trendId}/restore', { params: { id, trendId } })),
};

/** Takes things of one kind back out of the trash; cards all or none. */
export async function restore(kind: Trashable, projectSlug: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await restoring[kind](projectSlug, slugs);
}
