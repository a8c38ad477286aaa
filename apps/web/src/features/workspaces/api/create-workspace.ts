import type { WorkspaceAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { useEntry } from '#lib/forms/use-entry.ts';
import { call } from '#lib/http/call.ts';
import { createOnce } from '#lib/outbox/create-once.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { WorkspaceValues } from '../components/workspace-form.tsx';
import { updateWorkspace } from './update-workspace.ts';

const same = (a: WorkspaceValues, b: WorkspaceValues): boolean =>
  a.title === b.title &&
  a.subtitle === b.subtitle &&
  a.company_name === b.company_name &&
  a.image_attachment_id === b.image_attachment_id;

// Nothing tells which attachment the picture is. One that was chosen in the form differs from none, and is sent again.
const valuesOf = ({ title, subtitle, company_name }: WorkspaceAttributes) => ({ title, subtitle, company_name });

const createWorkspace = async (attributes: WorkspaceValues & { creation_key: string }) =>
  (await call('POST /v1/workspaces', { body: { data: { type: 'workspaces', attributes } } })).data.attributes;

/**
 * Creates a workspace from a form, whose values are kept as `keptAs`. The user becomes its administrator, so their
 * permissions are refetched.
 */
export function useCreateWorkspace(keptAs: string) {
  const client = useQueryClient();
  const entry = useEntry(keptAs, same);
  return useMutation({
    mutationFn: (values: WorkspaceValues) =>
      createOnce(entry, {
        values,
        valuesOf,
        create: (creation_key) => createWorkspace({ ...values, creation_key }),
        change: ({ slug }) => updateWorkspace(slug)(values),
      }),
    onSuccess: () =>
      Promise.all([invalidate(client, [queryRoots.workspaces]), client.fetchQuery({ ...meQuery, staleTime: 0 })]),
  });
}
