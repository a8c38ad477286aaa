import { readCsv } from './csv-file.rules.ts';
import type { TableFile, TableReading } from './table-file.rules.ts';
import { looksLikeOldOffice, looksLikeZip, oldOfficeProblem, readXlsx } from './xlsx-file.rules.ts';

/**
 * Reads a CSV file or a workbook, which are distinguished by their content. The cells of a workbook may have as many
 * letters as the largest CSV file, which has at most one for each of its `maxBytes`. Throws the problems of `readCsv`
 * and `readXlsx`.
 */
export async function readTable(bytes: Uint8Array, maxBytes: number, reading: TableReading = {}): Promise<TableFile> {
  if (looksLikeOldOffice(bytes)) throw oldOfficeProblem(bytes);
  return looksLikeZip(bytes) ? readXlsx(bytes, maxBytes, reading) : readCsv(bytes, reading);
}
