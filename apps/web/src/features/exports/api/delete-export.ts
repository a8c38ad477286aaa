import type { ExportAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { exportKeys } from './keys.ts';

/** Cancels an export, or deletes its file. */
export function useDeleteExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ slug }: Pick<ExportAttributes, 'slug' | 'project'>) =>
      call('DELETE /v1/exports/{id}', { params: { id: slug } }),
    onSuccess: (_, { slug, project }) => {
      client.removeQueries({ queryKey: exportKeys.one(slug) });
      return client.invalidateQueries({ queryKey: exportKeys.ofProject(project.slug) });
    },
  });
}
