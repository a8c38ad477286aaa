import type { DumpContent, DumpLayouts, ShownEvidence } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { placesOf } from '@foreglow/pictures/radars/layout/places';
import { StoredTagsReadModel } from '#features/tags/stored-tags.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { BlipsReadModel } from '../blips.read-model.ts';
import { asSent, type Radar } from '../radar.ts';
import { dumpContentOf } from './dump-content.rules.ts';
import { DumpsReadModel } from './dumps.read-model.ts';
import { type FirstWords, plainFirstWords } from './first-words.rules.ts';

/** The data that a radar would show if it were published now. */
export interface CurrentRadar {
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
  /** The previous version. */
  readonly previous: { readonly number: number; readonly createdAt: Date } | null;
}

type ContentOptions = {
  /** The title of the workspace. */
  readonly workspace: string;
} & (
  | { readonly evidence: Exclude<ShownEvidence, 'details'> }
  | { readonly evidence: ShownEvidence; readonly firstWords: FirstWords }
);

/** Reads a radar as it would be published now: without drafts and without anything in the trash. */
export async function currentRadar(db: Db, radar: Radar, options: ContentOptions): Promise<CurrentRadar> {
  const blips = await new BlipsReadModel(db).full(radar, { texts: options.evidence === 'details', drafts: false });
  const previous = await new DumpsReadModel(db).lastCompared(radar.id);
  const tags = await new StoredTagsReadModel(db).inProjects([radar.projectId]);
  const tagsById = new Map(tags.map((tag) => [tag.id, tag]));
  const sent = asSent(radar, blips);
  const input = { sectors: radar.sectors, rings: radar.rings, blips: placesOf(sent, sent.blips) };
  return {
    content: dumpContentOf({ radar, blips, tagsById, previous, firstWords: plainFirstWords, ...options }),
    layouts: { half: layoutRadar({ ...input, shape: 'half' }), full: layoutRadar({ ...input, shape: 'full' }) },
    previous,
  };
}
