import { type ImportField, importFields } from '@foreglow/contract/imports/fields';
import type { TableFile } from '#platform/tables/table-file.rules.ts';

const names = (list: string): readonly string[] => list.split(', ');

/**
 * Names by which a column is recognised, comparing only letters and digits: English first, then German, then other
 * languages. Better-known names come first.
 */
const synonyms: Readonly<Record<ImportField, readonly string[]>> = {
  title: names(
    'title, headline, name, signal, heading, book title, page title, titel, überschrift, schlagzeile, ' +
      'bezeichnung, titre, título, titolo, tytuł, název, cím, başlık, название, заголовок, τίτλος, 제목, 타이틀, 이름, ' +
      'タイトル, 題名, 件名, 見出し, 标题, 標題, 题目, 名称, 名稱',
  ),
  subtitle: names(
    'subtitle, sub title, subheading, kicker, lede, untertitel, unterüberschrift, dachzeile, sous-titre, ' +
      'subtítulo, sottotitolo, podtytuł, подзаголовок, 부제, 부제목, 副題, 副标题, 副標題',
  ),
  description: names(
    'description, summary, abstract note, highlight, excerpt, abstract, text, body, content, details, notes, ' +
      'beschreibung, zusammenfassung, auszug, inhalt, notizen, résumé, descripción, resumen, descrição, resumo, ' +
      'descrizione, opis, popis, leírás, açıklama, описание, περιγραφή, 설명, 내용, 요약, 본문, 説明, 概要, 内容, 要約, 描述, 说明, ' +
      '說明, 摘要',
  ),
  relevance: names(
    'relevance, why it matters, significance, implications, impact, so what, why does it matter, note, ' +
      'my note, relevanz, bedeutung, warum es wichtig ist, warum es zählt, auswirkungen, notiz',
  ),
  tags: names(
    'tags, tag, keywords, labels, categories, category, steep, manual tags, document tags, schlagwörter, ' +
      'schlagworte, stichwörter, kategorien, kategorie, mots-clés, étiquettes, etiquetas, etichette, tagi, ' +
      'štítky, теги, метки, 태그, 키워드, 分類, タグ, キーワード, 标签, 標籤, 关键词, 關鍵字',
  ),
  source_url: names(
    'source url, url, link, source, source link, website, web address, quelle, quellen url, quelllink, ' +
      'adresse, webadresse, lien, fuente, enlace, fonte, źródło, zdroj, odkaz, forrás, kaynak, источник, ссылка, ' +
      'πηγή, 출처, 링크, 주소, 出典, リンク, 来源, 來源, 链接, 連結, 网址, 網址',
  ),
  publisher: names(
    'publisher, published by, publication, publication title, source name, site name, site, outlet, newspaper, medium, ' +
      'erschienen bei, herausgeber, verlag, zeitung, éditeur, editorial, editora, editore, wydawca, издатель, 매체, 언론사, ' +
      '出版社, 発行元, 出版者',
  ),
  author: names(
    'author, authors, byline, written by, autor, autorin, autoren, verfasser, auteur, autore, autorzy, автор, ' +
      '저자, 作者, 著者',
  ),
  published_on: names(
    'published on, published at, publication date, date published, pub date, erschienen am, erscheinungsdatum, ' +
      'veröffentlicht am, date de publication, fecha de publicación, data di pubblicazione, 발행일, 出版日期, 公開日',
  ),
  language: names('language, lang, sprache, langue, idioma, lingua, język, язык, 언어, 语言, 言語'),
  created_at: names(
    'created at, date, created, date added, saved date, highlighted at, ' +
      'timestamp, created time, time added, zeitstempel, datum, erstellt am, erstellt, fecha, dátum, tarih, дата, ημερομηνία, 날짜, 작성일, 등록일, 타임스탬프, 日付, 作成日, 日期',
  ),
  public: names('public, published, visibility, status, veröffentlicht, öffentlich, sichtbarkeit'),
  ai_assistant: names('ai assistant, ai signal, ai, ki signal, ki'),
  image_url: names(
    'image url, picture url, image address, cover, cover image, thumbnail, image, picture, bild url, ' +
      'bildadresse, titelbild, bild',
  ),
  image_alt_text: names('image alt text, alt text, alternativtext'),
  image_credit: names('image credit, picture credit, bildnachweis'),
};

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Names the column for a field, or null for none. */
export type MappingOverrides = Readonly<Partial<Record<ImportField, string | null>>>;

/** Which column fills which field: the number of the column (from 0), or undefined if there is none. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number>>>;

/**
 * Matches the columns of a file to the fields of a card by their names. Each column fills at most one field; of several
 * candidates the better-known name wins. `overrides` name the column for a field, or null for none.
 */
export function matchColumns(header: readonly string[], overrides: MappingOverrides = {}): ColumnMapping {
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

/**
 * Whether the rows are highlights, as Readwise exports them: several rows have the title and the address of the same
 * text.
 */
export const holdsHighlights = (header: readonly string[], { description }: ColumnMapping): boolean =>
  description !== undefined && /^highlights?$/.test(plain(header[description] ?? ''));

/** The position of a cell, as the beginning of a sentence. */
export const placeOf = (row: number, column: number, header: readonly string[]): string =>
  `Row ${row}, column ${column + 1} («${header[column] ?? ''}»)`;

/** The number of columns of a card in a row that could be the header; 0 if there is none for the title. */
export function knownColumns(header: readonly string[], overrides: MappingOverrides): number {
  const named = Object.entries(overrides).filter(([, name]) => name === null || header.includes(name ?? ''));
  const mapping = matchColumns(header, Object.fromEntries(named));
  return mapping.title === undefined ? 0 : Object.keys(mapping).length;
}

/**
 * The columns that are appended to the description: those that fill no field, without those that are left out, and
 * without empty columns that have no name. What this product itself writes into files, such as the name of the creator,
 * is left out too.
 */
export function appendedColumns(
  { header, rows }: Pick<TableFile, 'header' | 'rows'>,
  mapping: ColumnMapping,
  leftOut: readonly string[] | undefined,
): number[] {
  const isLeftOut = (name: string) =>
    leftOut ? leftOut.includes(name) : isOwnExport(header) && onlyExported.includes(name);
  const isNothing = (column: number) => header[column] === '' && rows.every((cells) => !cells[column]?.trim());
  return header.flatMap((name, column) =>
    fieldOf(mapping, column) !== null || isLeftOut(name) || isNothing(column) ? [] : column,
  );
}

/** Exported columns that no field of a card is read from. */
const onlyExported = ['creator_name', 'creator_email', 'updated_at', 'slug'];

/** The columns by which an exported file is recognised. Others may have been removed or added since. */
const exported = ['title', 'description', 'tags', 'status', 'ai_assistant', 'created_at', 'slug'];

/**
 * Whether a file was exported by this product. If so, its texts are used unchanged, and are neither converted from HTML
 * nor repaired.
 */
export const isOwnExport = (header: readonly string[]): boolean =>
  header.includes('slug') && exported.filter((name) => header.includes(name)).length >= 5;
