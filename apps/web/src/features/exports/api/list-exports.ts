import type { ExportAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { isUnfinished } from '../rules/progress.rules.ts';
import { exportKeys } from './keys.ts';

/** How often the progress is fetched. */
const pollMs = 1500;

/** The user's exports of a project, newest first; polled while one is being generated. */
export const exportsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: exportKeys.ofProject(projectSlug),
    queryFn: async ({ signal }): Promise<ExportAttributes[]> => {
      const { data } = await call('GET /v1/projects/{id}/exports', { params: { id: projectSlug }, signal });
      return data.map(({ attributes }) => attributes);
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? pollMs : false),
  });
