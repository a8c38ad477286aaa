import type { ExportAttributes, ExportContent, ExportFormat, ExportOptions } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
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

async function createExport(
  { projectSlug, list, slugs, ...wanted }: WantedExport,
  host: string | null,
): Promise<ExportAttributes> {
  const { data } = await call('POST /v1/projects/{id}/exports', {
    params: { id: projectSlug },
    query: { ...list },
    host,
    body: { data: { type: 'exports', attributes: { ...wanted, ...(slugs && { slugs: [...slugs] }) } } },
  });
  return data.attributes;
}

/**
 * Starts an export: a request to the function host, which is this server by default. A small export is already complete
 * in the result.
 */
export function useCreateExport() {
  const client = useQueryClient();
  const { functions: host } = useSiteConfig().hosts;
  return useMutation({
    mutationFn: (wanted: WantedExport) => createExport(wanted, host),
    onSuccess: (made) => client.invalidateQueries({ queryKey: exportKeys.ofProject(made.project.slug) }),
  });
}
