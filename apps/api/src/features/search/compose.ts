import { handle } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { rebuildSearches } from './rebuild-searches.job.ts';
import { SearchRebuildsService } from './search-rebuilds.service.ts';

export interface SearchApi {
  /** Writes stored texts again; the job does the same. */
  readonly rebuilds: SearchRebuildsService;
}

/** Composes what keeps the texts that searches look at in the form of this version. */
export function composeSearch({ db }: Platform) {
  const rebuilds = new SearchRebuildsService(db);
  const jobs = [handle(rebuildSearches, (_payload, { signal }) => rebuilds.rebuildAll(signal))];
  const api: SearchApi = { rebuilds };
  return { jobs, api };
}
