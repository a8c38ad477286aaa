const separators = /[;,|"]/;

/** Names in one cell, between semicolons. Those that contain a separator are put in quotation marks. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (separators.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

/** The names that `joinNames` put in a cell. */
export const splitNames = (cell: string): string[] =>
  [...cell.matchAll(/(?:^|[;,|])\s*(?:"((?:[^"]|"")*)"\s*(?=[;,|]|$)|([^;,|]*))/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(Boolean);
