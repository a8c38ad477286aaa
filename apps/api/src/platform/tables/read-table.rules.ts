import { type CsvReading, readCsv, type TableFile } from './csv-file.rules.ts';
import { looksLikeOldOffice, looksLikeZip, oldOfficeProblem, readXlsx } from './xlsx-file.rules.ts';

/**
 * Reads a CSV file or a workbook, which are distinguished by their content. Throws the problems of `readCsv` and
 * `readXlsx`.
 */
export function readTable(bytes: Uint8Array, reading?: CsvReading): TableFile {
  if (looksLikeOldOffice(bytes)) throw oldOfficeProblem(bytes);
  return looksLikeZip(bytes) ? readXlsx(bytes) : readCsv(bytes, reading);
}
