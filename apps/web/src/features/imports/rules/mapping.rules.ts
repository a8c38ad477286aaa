import { type ImportAttributes, type ImportField, importFields } from '@foreglow/contract';

type Columns = ImportAttributes['columns'];

/** Which column fills which field: a header, or null for none. */
export type Mapping = Readonly<Record<ImportField, string | null>>;

/** The mapping that a dry run returned. */
export const mappingOf = (columns: Columns): Mapping =>
  Object.fromEntries(
    importFields.map((field) => [field, columns.find((column) => column.field === field)?.header ?? null]),
  ) as Record<ImportField, string | null>;

/** The columns as a mapping assigns them, which a dry run will confirm. */
export const mappedColumns = (columns: Columns, mapping: Mapping): Columns =>
  columns.map(({ header }) => ({ header, field: importFields.find((field) => mapping[field] === header) ?? null }));

/** The mapping after a column was assigned to another field, or to none. No two columns fill the same field. */
export function assign(mapping: Mapping, header: string, field: ImportField | null): Mapping {
  const without = Object.fromEntries(
    Object.entries(mapping).map(([name, filledBy]) => [name, filledBy === header ? null : filledBy]),
  ) as Record<ImportField, string | null>;
  return field ? { ...without, [field]: header } : without;
}

/**
 * The headers in the first line of a file, from a rough parse. Used for the choice of columns when the server
 * recognises none.
 */
export function headersOf(text: string): string[] {
  const line = firstLine(text.replace(/^\uFEFF/, ''));
  const separator = [',', ';', '\t'].reduce((best, sign) => (count(line, sign) > count(line, best) ? sign : best));
  const cells = line.match(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, 'g')) ?? [];
  return cells
    .map((cell) => cell.replace(new RegExp(`${separator}$`), '').trim())
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim())
    .filter(Boolean);
}

const count = (text: string, sign: string): number => text.replace(/"(?:[^"]|"")*"/g, '').split(sign).length;

/** The text up to the first line break outside quotes. */
const firstLine = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';

/** The headers in the server's error message when it recognises none, for files that only the server parses. */
export const headersNamedIn = (message: string): string[] =>
  [...message.matchAll(/«([^»]*)»/g)].flatMap(([, name]) => name ?? []);
