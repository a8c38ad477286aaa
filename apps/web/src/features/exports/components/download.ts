import type { ExportAttributes } from '@foreglow/contract';
import { readExport } from '../api/read-export.ts';

/** Has the browser save a file from its address, which names the file. */
export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves the file of an export, from an address that is valid now. */
export async function saveExport({ slug }: Pick<ExportAttributes, 'slug'>): Promise<void> {
  const { url } = await readExport(slug);
  if (url) saveFile(url);
}
