import type { ImportField, ImportNote, ImportReason } from '@foreglow/contract';
import { sourceLanguages } from '@foreglow/contract/cards/source-languages';
import { type CardText, cardTextOf, cardTexts, forCardTexts, markdownTexts } from '@foreglow/contract/cards/texts';
import { cutTo } from '@foreglow/contract/cut-to';
import { limits } from '@foreglow/contract/limits';
import { serverLimits } from '@foreglow/contract/server-limits';
import { differentTags } from '@foreglow/contract/tags/tag';
import { isWebAddress } from '@foreglow/contract/web-address';
import { continued } from '#platform/tables/long-texts.rules.ts';
import { type DateOrder, readDate } from '#platform/text/dates.rules.ts';
import { readFlag } from '#platform/text/flags.rules.ts';
import { readCsvCell } from '#platform/text/formula-cell.rules.ts';
import {
  assertNotTooDeep,
  escapeMarkdown,
  htmlToLine,
  htmlToMarkdown,
  TooDeepError,
} from '#platform/text/html-to-markdown.ts';
import { splitNames } from '#platform/text/name-list.rules.ts';
import { repairEncoding } from '#platform/text/repair-encoding.ts';
import { withoutPublisher } from '../capture/title-source.rules.ts';
import type { ColumnMapping } from './columns.rules.ts';

/** A picture of another site. */
export interface RowImage {
  readonly url: string;
  readonly altText: string | null;
  readonly credit: string | null;
}

/** A row of a file as the card to be created from it. */
export interface RowCard extends CardText {
  /** Names, each once. */
  readonly tags: readonly string[];
  readonly public: boolean;
  readonly aiAssistant: boolean;
  /** The address of its picture. */
  readonly image: RowImage | null;
  /** If undefined, the time of the import. */
  readonly createdAt: Date | undefined;
}

export interface ReadRow {
  /** Number in the file, counted from 1 without the header. */
  readonly row: number;
  /** The content of the title cell, by which the row is shown. */
  readonly title: string;
  /** The card, or undefined when the row is faulty. */
  readonly card: RowCard | undefined;
  readonly faults: readonly ImportReason[];
  readonly notes: readonly ImportNote[];
}

type FaultCode = ImportReason['code'];

const shownLength = 120;
const separators = /[;,|\r\n]/;
const published = new Set(['public', 'published', 'öffentlich', 'veröffentlicht']);
const draft = new Set(['private', 'draft', 'unpublished', 'entwurf', 'privat']);

/** Whether a cell says that a card is published; undefined if it says neither that nor the opposite. */
export function readPublic(cell: string): boolean | undefined {
  const word = cell.normalize('NFC').trim().toLowerCase();
  if (published.has(word)) return true;
  return draft.has(word) ? false : readFlag(word);
}

const named = new Map(
  ['en', 'de', ''].flatMap((locale) =>
    sourceLanguages.map((code) => {
      const name = new Intl.DisplayNames(locale || code, { type: 'language' }).of(code) ?? code;
      return [name.toLowerCase(), code] as const;
    }),
  ),
);

/** The day of a date, `YYYY-MM-DD`. */
const readDay = (cell: string, order: DateOrder): string | undefined =>
  readDate(cell, order)?.toISOString().slice(0, 10);

/** The code of a language that is given by a code, such as `en-GB`, or by its name in English, German or itself. */
function readLanguage(cell: string): string | undefined {
  const word = cell.normalize('NFC').trim().toLowerCase();
  return /^[a-z]{2,3}(?:[-_][a-z0-9]+)*$/.exec(word) ? word.split(/[-_]/)[0] : named.get(word);
}

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

/** The data about a file's columns that apply to all its rows. */
export interface Columns {
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  /** The columns that are appended to the description. */
  readonly appended?: readonly number[];
  readonly order: DateOrder;
  /** Repair text that was decoded wrongly before it was written into the file. */
  readonly repair: boolean;
  /** Take rows with letters that cannot be repaired. If absent, they are faulty. */
  readonly keepLost?: boolean;
  /** The file was exported by this product, see `isOwnExport`. */
  readonly isOwn?: boolean;
}

/** The HTML of a cell is nested too deeply to be converted. */
export class CellTooDeepError extends Error {
  /** Number of the column, counted from 0. */
  readonly column: number;

  constructor(column: number) {
    super(`The HTML of column ${column} nests too deep.`);
    this.column = column;
  }
}

/**
 * Reads one row: the card to be created, or all its faults. `onCell` is called with the number of each column, counted
 * from 0, before its cell is read, and not for fields without a column. `linked`: the source if no cell
 * names one. Throws `CellTooDeepError`.
 */
export function readRow(
  cells: readonly string[],
  row: number,
  { header, mapping, appended = [], order, repair, keepLost = false, isOwn = false }: Columns,
  onCell: (column: number) => void = () => undefined,
  linked = '',
): ReadRow {
  const faults: ImportReason[] = [];
  const notes: ImportNote[] = [];
  const fault = (code: FaultCode, field: ImportField | null, value: string | null = null) =>
    faults.push({ code, field, value: value === null ? null : shorten(value), card_slug: null, row: null });
  /** The text of a cell, repaired if wanted, with a note if it was wrongly decoded. */
  const decoded = (field: ImportField, given: string): string => {
    if (isOwn) return readCsvCell(given);
    const { text, repaired, lost } = repairEncoding(given);
    if (repaired) notes.push({ code: 'text_misread', field });
    if (lost && keepLost) notes.push({ code: 'letters_lost', field });
    if (lost && !keepLost) fault('letters_lost', field, given);
    return repair ? text : given;
  };
  /** A cell as converted by `read`; undefined if it is too long to be read. */
  const cell = (field: ImportField, read = (text: string) => text, column = mapping[field] ?? -1): string => {
    if (column >= 0) onCell(column);
    const given = cells[column] ?? '';
    if (given.endsWith(continued)) fault('text_incomplete', field);
    try {
      if (given.length <= serverLimits.importCellLength) return read(decoded(field, given).trim());
      assertNotTooDeep(given);
      fault('field_too_long', field, given);
      return '';
    } catch (error) {
      if (error instanceof TooDeepError) throw new CellTooDeepError(column);
      throw error;
    }
  };

  const toLine = isOwn ? undefined : htmlToLine;
  const title = cell('title', toLine).replace(/\s+/g, ' ');
  const shown = { row, title: shorten(title) };
  if (cells.length > header.length && cells.slice(header.length).some((extra) => extra.trim() !== '')) {
    fault('wrong_cell_count', null, `${cells.length} / ${header.length}`);
  }
  const texts = forCardTexts(() => '');
  for (const field of markdownTexts) {
    texts[field] = cell(field, isOwn ? undefined : htmlToMarkdown)
      .replace(/\r\n?/g, '\n')
      .trim();
  }
  if (title === '' && faults.every(({ field }) => field !== 'title')) fault('title_missing', 'title');

  const subtitle = cell('subtitle', toLine).replace(/\s+/g, ' ');
  if (subtitle.length > limits.subtitleLength) fault('field_too_long', 'subtitle', subtitle);

  const source = cell('source_url') || linked;
  const [address = '', ...otherAddresses] = isOwn ? [source].filter(Boolean) : readAddresses(source);
  if (address !== '' && !isWebAddress(address)) fault('address_invalid', 'source_url', address);
  const lines = appended.map((column) => {
    const value = cell('description', isOwn ? undefined : htmlToMarkdown, column);
    return value && namedLine(header[column] ?? '', value.replace(/\r\n?/g, '\n'));
  });
  texts.description = [texts.description, otherAddresses.map((other) => `<${other}>`).join('\n'), ...lines]
    .filter(Boolean)
    .join('\n\n');
  for (const field of markdownTexts) {
    if (texts[field].length > cardTexts[field].maxLength) fault('field_too_long', field, texts[field]);
  }

  const others = cardTextOf((name) => {
    const { holds, maxLength, part } = cardTexts[name];
    if (holds === 'markdown') return texts[name] || null;
    if (part !== 'facts' || holds === 'address') return null;
    const text = cell(name, holds === 'line' ? toLine : undefined).replace(/\s+/g, ' ');
    if (text === '') return null;
    if (text.length > maxLength && holds === 'line') fault('field_too_long', name, text);
    const value = holds === 'day' ? readDay(text, order) : holds === 'language' ? readLanguage(text) : text;
    if (value === undefined) notes.push({ code: 'value_unread', field: name });
    return value ?? null;
  });

  const parts = isOwn
    ? { title, publisher: null }
    : withoutPublisher(title, originOf(address, subtitle, others.publisher));
  if (parts.title.length > limits.titleLength) fault('title_too_long', 'title', parts.title);

  const tags = isOwn ? differentTags(splitNames(cell('tags'))) : readTags(cell('tags'));
  const long = tags.find((name) => name.length > limits.tagNameLength);
  if (long !== undefined) fault('tag_too_long', 'tags', long);
  if (tags.length > limits.tagsPerCard) fault('too_many_tags', 'tags', String(tags.length));

  const date = cell('created_at');
  const createdAt = date === '' ? undefined : readDate(date, order);
  if (date !== '' && !createdAt) notes.push({ code: 'date_unread', field: 'created_at' });
  const flag = cell('public');
  if (flag !== '' && readPublic(flag) === undefined) fault('flag_invalid', 'public', flag);

  const image = cell('image_url');
  if (image !== '' && !isWebAddress(image)) fault('address_invalid', 'image_url', image);
  const imageText = (field: 'image_alt_text' | 'image_credit', longest: number): string | null => {
    const text = cell(field, toLine).replace(/\s+/g, ' ');
    if (text.length > longest) fault('field_too_long', field, text);
    return text || null;
  };
  const altText = imageText('image_alt_text', limits.altTextLength);
  const credit = imageText('image_credit', limits.creditLength);
  // HTML can contain them as character references, so they may appear only after decoding.
  const read = [...cells, title, subtitle, ...Object.values(others), altText, credit];
  if (read.some((value) => value !== null && controls.test(value))) fault('control_characters', null);
  const ai = cell('ai_assistant');
  if (ai !== '' && readFlag(ai) === undefined) fault('flag_invalid', 'ai_assistant', ai);

  if (faults.length > 0) return { ...shown, card: undefined, faults, notes };
  const card: RowCard = {
    ...others,
    title: parts.title,
    publisher: others.publisher ?? (parts.publisher && cutTo(parts.publisher, limits.publisherLength)),
    subtitle: subtitle || null,
    source_url: address || null,
    tags,
    public: readPublic(flag) !== false,
    aiAssistant: readFlag(ai) === true,
    image: image === '' ? null : { url: image, altText, credit },
    createdAt,
  };
  return { ...shown, card, faults, notes };
}

/** What a row says of the site that its title comes from. Scanners write «The Guardian, 2026-01-13» as the subtitle. */
function originOf(address: string, subtitle: string, publisher: string | null) {
  const [, cited] = /^(.+), (?=[\d./-]*\d{4})[\d./-]+$/.exec(subtitle) ?? [];
  return { address, names: [publisher, cited].filter((name) => name !== null && name !== undefined) };
}

/**
 * The addresses of a cell. Several are separated by white space, commas or semicolons; an address without its scheme
 * (`www.example.org/a`, `example.org/a`) is completed. A cell that contains anything else is returned as it is.
 */
function readAddresses(value: string): string[] {
  const one = completed(value);
  // A comma or semicolon can also be part of an address.
  if (isWebAddress(one) && !/[\s,;]+(?:https?:\/\/|www\.)/i.test(one)) return [one];
  const parts = value
    .split(/\s+|[,;]+(?=https?:\/\/|www\.)/i)
    .map((part) => completed(part.replace(/^[<([]+|[>)\],;]+$/g, '')))
    .filter(Boolean);
  const isList = parts.length > 1 && parts.every((part) => isWebAddress(part));
  return isList ? [...new Set(parts)] : [one].filter(Boolean);
}

/** A host with a domain of letters, and what follows it. */
const bare = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

const completed = (address: string): string => (bare.test(address) ? `https://${address}` : address);

/** Names separated by line breaks, `;`, `,` or `|`, or as an array of JSON, each once. */
function readTags(value: string): string[] {
  const names = (listed(value) ?? value.split(separators)).map((name) => name.replace(/\s+/g, ' ').trim());
  return differentTags(names.filter(Boolean));
}

/** The texts of an array of JSON, and of one with simple quotation marks, as Python writes it. */
function listed(value: string): string[] | undefined {
  if (!value.startsWith('[') || !value.endsWith(']')) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.flatMap(nameIn) : undefined;
  } catch {
    const inside = value.slice(1, -1);
    const quoted = [...inside.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)];
    if (quoted.length === 0) return undefined;
    return quoted.map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'));
  }
}

const nameIn = (item: unknown): string[] => {
  if (typeof item === 'string' || typeof item === 'number') return [String(item)];
  if (typeof item !== 'object' || item === null) return [];
  const { name, title, label } = item as Readonly<Record<string, unknown>>;
  const text = name ?? title ?? label;
  return typeof text === 'string' ? [text] : [];
};

/** Names that Markdown would read as something else. */
const readAsMarkdown = /^(?:[-+#>=]|\d+[.)])|[\\`*[\]<>|~]/;
/** The beginning of a text that has its meaning only in a line of its own. */
const blockOfMarkdown = /^(?:[-*+>#|~`]|\d+[.)] )/;

/** The value of a column without a field, as a line of Markdown. */
function namedLine(name: string, value: string): string {
  const plain = name.replace(/\s+/g, ' ');
  const shown = readAsMarkdown.test(plain) ? escapeMarkdown(plain) : plain;
  if (shown === '') return value;
  return blockOfMarkdown.test(value) ? `${shown}:\n\n${value}` : `${shown}: ${value}`;
}

const shorten = (value: string): string => (value.length > shownLength ? `${cutTo(value, shownLength - 1)}…` : value);
