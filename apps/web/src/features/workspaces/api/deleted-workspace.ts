import { createStore } from '../../../lib/browser/index.ts';

/** Slug of the workspace that was deleted last in this tab, unless it was restored. Its places are not shown any more. */
export const deletedWorkspace = createStore<string | undefined>(undefined);
