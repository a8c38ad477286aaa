import type { ExportAttributes } from '@foreglow/contract';
import { readExport } from '../api/read-export.ts';

/** Makes the browser save the file of an export from its address. */
export function saveFile({ url, file_name }: Pick<ExportAttributes, 'url' | 'file_name'>): void {
  if (url === null) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves the file of an export from a fresh address, since addresses expire. */
export const saveExport = async ({ slug }: Pick<ExportAttributes, 'slug'>): Promise<void> =>
  saveFile(await readExport(slug));
