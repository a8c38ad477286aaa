import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeZip, type ZipEntry } from '#platform/zip/write-zip.ts';
import { csvOf } from './csv.ts';
import type { DataFormat, DataKind, DataSource } from './data-source.ts';
import { jsonOf } from './json.ts';
import { type Table, tablesOf } from './table.ts';
import { workbookFiles } from './xlsx.ts';

export interface DataFile {
  readonly kind: DataKind;
  readonly format: DataFormat;
  readonly source: DataSource;
  /** The path of the file. An existing file is replaced. After a failure, the part written so far remains. */
  readonly path: string;
  /** Stops the writing, which then throws an `AbortError`. */
  readonly stop: AbortSignal;
  /** Called with the number of cards, insights and trends written so far. */
  readonly onProgress?: (items: number) => void;
}

/** A written file. */
export interface WrittenData {
  readonly bytes: number;
  /** The number of cards, insights and trends in it. */
  readonly items: number;
  readonly mediaType: string;
  /** Without a dot. A project as CSV is a ZIP archive of several files. */
  readonly extension: 'csv' | 'xlsx' | 'json' | 'zip';
}

const mediaTypes: Readonly<Record<WrittenData['extension'], string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  zip: 'application/zip',
};

const dataExtension = (kind: DataKind, format: DataFormat): WrittenData['extension'] =>
  kind === 'project' && format === 'csv' ? 'zip' : format;

/**
 * Writes cards, insights, trends or a whole project as a data file. It has one batch in memory and the links of one
 * sheet, blocks the main thread for only some milliseconds at a time, and compresses outside it.
 */
export async function writeData({ kind, format, source, path, stop, onProgress }: DataFile): Promise<WrittenData> {
  let items = 0;
  const onItem = () => {
    items += 1;
    if (items % 100 === 0) onProgress?.(items);
  };
  await pipeline(
    Readable.from(contentOf(kind, format, source, onItem), { objectMode: true }),
    createWriteStream(path),
    {
      signal: stop,
    },
  );
  onProgress?.(items);
  const extension = dataExtension(kind, format);
  return { bytes: (await stat(path)).size, items, mediaType: mediaTypes[extension], extension };
}

function contentOf(
  kind: DataKind,
  format: DataFormat,
  source: DataSource,
  onItem: () => void,
): AsyncIterable<string | Uint8Array> {
  if (format === 'json') return jsonOf(kind, source, onItem);
  const tables = tablesOf(source, onItem);
  const { takenAt, title } = source.project;
  const wanted: readonly Table[] =
    kind === 'project' ? [tables.cards, tables.insights, tables.trends, tables.brief, tables.tags] : [tables[kind]];
  if (format === 'xlsx') return writeZip(workbookFiles(wanted, { title, created: takenAt }), takenAt);
  if (kind !== 'project') return csvOf(tables[kind]);
  const entries = wanted.map((table): ZipEntry => ({ name: `${table.name.toLowerCase()}.csv`, content: csvOf(table) }));
  return writeZip(entries, takenAt);
}
