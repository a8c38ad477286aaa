import { feature } from '#composition/feature.ts';
import { handle } from '#platform/jobs/job.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { indexTexts } from './index-texts.job.ts';
import { rebuildSearches } from './rebuild-searches.job.ts';
import { SearchIndexService } from './search-index.service.ts';
import { SearchRebuildsService } from './search-rebuilds.service.ts';

export interface SearchApi {
  /** Writes stored texts again; the job does the same. */
  readonly rebuilds: SearchRebuildsService;
  /** Indexes the texts of cards; the job does the same. */
  readonly index: SearchIndexService;
}

/** What keeps the texts that searches look at indexed, and in the form of this version. */
export const search = feature({
  name: 'search',
  uses: () => ({ cards, permissions, projects }),
  compose({ db }, { projects: { writer } }) {
    const rebuilds = new SearchRebuildsService(db, writer);
    const index = new SearchIndexService(db);
    const jobs = [
      handle(rebuildSearches, (_payload, { signal }) => rebuilds.rebuildAll(signal)),
      handle(indexTexts, (_payload, { signal }) => index.indexAll(signal)),
    ];
    const api: SearchApi = { rebuilds, index };
    return { jobs, api };
  },
});
