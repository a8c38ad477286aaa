import { type ImportField, importFields } from '@foreglow/contract/imports/fields';

/** Names by which a column is recognised, comparing only letters and digits. English first, then German. */
const synonyms: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['title', 'headline', 'name', 'signal', 'heading', 'titel', 'überschrift', 'schlagzeile', 'bezeichnung'],
  subtitle: ['subtitle', 'sub title', 'subheading', 'kicker', 'lede', 'untertitel', 'unterüberschrift', 'dachzeile'],
  description: [
    'description',
    'summary',
    'text',
    'body',
    'content',
    'abstract',
    'details',
    'notes',
    'excerpt',
    'abstract note',
    'beschreibung',
    'zusammenfassung',
    'inhalt',
    'notizen',
  ],
  relevance: [
    'relevance',
    'why it matters',
    'significance',
    'implications',
    'impact',
    'so what',
    'why does it matter',
    'note',
    'relevanz',
    'bedeutung',
    'warum es wichtig ist',
    'auswirkungen',
  ],
  tags: [
    'tags',
    'tag',
    'keywords',
    'labels',
    'categories',
    'category',
    'steep',
    'manual tags',
    'document tags',
    'schlagwörter',
    'schlagworte',
    'stichwörter',
    'kategorien',
    'kategorie',
  ],
  source_url: [
    'source url',
    'url',
    'link',
    'source',
    'source link',
    'website',
    'web address',
    'quelle',
    'quellen url',
    'quelllink',
    'adresse',
    'webadresse',
  ],
  created_at: [
    'created at',
    'date',
    'created',
    'published at',
    'publication date',
    'date added',
    'timestamp',
    'created time',
    'time added',
    'zeitstempel',
    'datum',
    'erstellt am',
    'erstellt',
    'veröffentlicht am',
    'erscheinungsdatum',
  ],
  public: ['public', 'published', 'visibility', 'status', 'veröffentlicht', 'öffentlich', 'sichtbarkeit'],
  ai_assistant: ['ai assistant', 'ai signal', 'ai', 'ki signal', 'ki'],
  image_url: ['image url', 'picture url', 'image address', 'bild url', 'bildadresse'],
  image_alt_text: ['image alt text', 'alt text', 'alternativtext'],
  image_credit: ['image credit', 'picture credit', 'bildnachweis'],
};

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Which column fills which field: the number of the column (from 0), or undefined if there is none. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number>>>;

/**
 * Matches the columns of a file to the fields of a card by their names. Each column fills at most one field; of several
 * candidates the better-known name wins. `overrides` name the column for a field, or null for none.
 */
export function matchColumns(
  header: readonly string[],
  overrides: Readonly<Partial<Record<ImportField, string | null>>> = {},
): ColumnMapping {
  const plainHeader = header.map(plain);
  const taken = new Set<number>();
  const mapping: Partial<Record<ImportField, number>> = {};
  const take = (field: ImportField, column: number) => {
    if (column < 0) return;
    mapping[field] = column;
    taken.add(column);
  };
  for (const field of importFields) {
    const name = overrides[field];
    if (name) take(field, header.indexOf(name));
  }
  for (const field of importFields.filter((candidate) => !(candidate in overrides))) {
    const columns = synonyms[field].map((name) =>
      plainHeader.findIndex((h, at) => h === plain(name) && !taken.has(at)),
    );
    take(field, columns.find((column) => column >= 0) ?? -1);
  }
  return mapping;
}

/** The field filled by a column. */
export const fieldOf = (mapping: ColumnMapping, column: number): ImportField | null =>
  importFields.find((field) => mapping[field] === column) ?? null;

/** The position of a cell, as the beginning of a sentence. */
export const placeOf = (row: number, column: number, header: readonly string[]): string =>
  `Row ${row}, column ${column + 1} («${header[column] ?? ''}»)`;

/** The columns by which an exported file is recognised. Others may have been removed or added since. */
const exported = ['title', 'description', 'tags', 'status', 'ai_assistant', 'created_at', 'slug'];

/**
 * Whether a file was exported by this product. If so, its texts are used unchanged, and are neither converted from HTML
 * nor repaired.
 */
export const isOwnExport = (header: readonly string[]): boolean =>
  header.includes('slug') && exported.filter((name) => header.includes(name)).length >= 5;
