import type { ExportAttributes, ExportContent, ExportFormat, ExportOptions } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import type { ListQuery } from '../components/export-state.ts';
import { exportKeys } from './keys.ts';

/** What to export, and in which form. */
interface WantedExport {
  readonly projectSlug: string;
  readonly format: ExportFormat;
  readonly content: ExportContent;
  /** The selected items; undefined: all of them. */
  readonly slugs: readonly string[] | undefined;
  /** The filters and the order of the cards; undefined: all cards in the default order. */
  readonly list: ListQuery | undefined;
  readonly options: ExportOptions;
}

async function createExport({ projectSlug, list, slugs, ...wanted }: WantedExport): Promise<ExportAttributes> {
  const { data } = await call('POST /v1/projects/{id}/exports', {
    params: { id: projectSlug },
    query: { ...list },
    body: { data: { type: 'exports', attributes: { ...wanted, ...(slugs && { slugs: [...slugs] }) } } },
  });
  return data.attributes;
}

/** Starts an export. A small export is already complete in the result. */
export function useCreateExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createExport,
    onSuccess: (made) => client.invalidateQueries({ queryKey: exportKeys.ofProject(made.project.slug) }),
  });
}
