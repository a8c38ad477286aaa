import { type ImportAttributes, type ImportField, importFields } from '@foreglow/contract';

type Columns = ImportAttributes['columns'];

/** Which column fills which field: a header, or null for none. The server matches the fields that are missing by name. */
export type Mapping = Readonly<Partial<Record<ImportField, string | null>>>;

/** The mapping that a dry run returned. */
export const mappingOf = (columns: Columns): Mapping =>
  Object.fromEntries(
    importFields.map((field) => [field, columns.find((column) => column.field === field)?.header ?? null]),
  );

/** What is done with a column: it fills a field, is appended to the description, or left out. */
export type ColumnUse = ImportField | 'appended' | 'left out';

/** What is chosen for the columns of a file. */
export interface ColumnChoice {
  readonly mapping: Mapping;
  /** The headers of columns without a field that are not appended to the description. */
  readonly leftOut: readonly string[];
}

/** What a dry run did with a column. */
export const columnUse = ({ field, appended }: Columns[number]): ColumnUse =>
  field ?? (appended ? 'appended' : 'left out');

/** The columns after another use was chosen for those with a header. */
export function withUse(columns: Columns, header: string, use: ColumnUse): ColumnChoice {
  const others = columns.filter((column) => column.header !== header && columnUse(column) === 'left out');
  const field = importFields.find((name) => name === use) ?? null;
  return {
    mapping: assign(mappingOf(columns), header, field),
    leftOut: [...new Set([...others.map((column) => column.header), ...(use === 'left out' ? [header] : [])])],
  };
}

/** The columns as they were chosen, which a dry run will confirm. */
export const chosenColumns = (columns: Columns, { mapping, leftOut }: ColumnChoice): Columns =>
  columns.map(({ header }) => {
    const field = importFields.find((name) => mapping[name] === header) ?? null;
    return { header, field, appended: field === null && !leftOut.includes(header) };
  });

/** The mapping after a column was assigned to another field, or to none. No two columns fill the same field. */
function assign(mapping: Mapping, header: string, field: ImportField | null): Mapping {
  const without = Object.fromEntries(
    Object.entries(mapping).map(([name, filledBy]) => [name, filledBy === header ? null : filledBy]),
  );
  return field ? { ...without, [field]: header } : without;
}

/** The headers in the server's error message when it recognises none of them. */
export const headersNamedIn = (message: string): string[] =>
  [...message.matchAll(/«([^»]*)»/g)].flatMap(([, name]) => name ?? []);
