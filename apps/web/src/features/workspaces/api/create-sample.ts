import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';
import { sampleCsv } from '../rules/sample-csv.rules.ts';

const samples = {
  en: () => import('./sample-data/en.ts'),
  de: () => import('./sample-data/de.ts'),
};

/** Creates the sample workspace with its project and cards. Returns the project's slug. */
async function createSample(language: string): Promise<string> {
  const { sample } = await (language === 'de' ? samples.de() : samples.en());
  const workspace = await call('POST /v1/workspaces', {
    body: { data: { type: 'workspaces', attributes: sample.workspace } },
  });
  const project = await call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { ...sample.project, workspace_slug: workspace.data.id } } },
  });
  await call('POST /v1/projects/{id}/imports', {
    params: { id: project.data.id },
    body: sampleCsv(sample.signals, new Date()),
  });
  return project.data.id;
}

/** Creates the sample workspace. The user becomes its administrator, so their permissions are read again. */
export function useCreateSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createSample,
    onSuccess: () =>
      Promise.all([invalidate(client, [queryRoots.workspaces]), client.fetchQuery({ ...meQuery, staleTime: 0 })]),
  });
}
