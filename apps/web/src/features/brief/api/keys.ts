import { queryRoots } from '../../../lib/query/index.ts';
/** Everything that is read of a brief stands under one key, so that it is read anew together. */
export const briefKey = (projectSlug: string) => [queryRoots.brief, projectSlug] as const;
