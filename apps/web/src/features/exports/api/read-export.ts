import type { ExportAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { isUnfinished } from '../rules/progress.rules.ts';
import { exportKeys } from './keys.ts';

const pollMs = 1000;

/** Reads an export. The address of its file is valid for a few minutes. */
export async function readExport(slug: string, signal?: AbortSignal): Promise<ExportAttributes> {
  const { data } = await call('GET /v1/exports/{id}', { params: { id: slug }, ...(signal && { signal }) });
  return data.attributes;
}

/** One export; polled while it is being generated. */
export const exportQuery = (slug: string) =>
  queryOptions({
    queryKey: exportKeys.one(slug),
    queryFn: ({ signal }) => readExport(slug, signal),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? pollMs : false),
  });
