const separators = /[;,|"]/;

/** Names in one cell, separated by semicolons. Names that contain a separator are quoted. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (separators.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

/** The names in a cell made by `joinNames`. */
export const splitNames = (cell: string): string[] =>
  [...cell.matchAll(/(?:^|[;,|])\s*(?:"((?:[^"]|"")*)"\s*(?=[;,|]|$)|([^;,|]*))/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(Boolean);
