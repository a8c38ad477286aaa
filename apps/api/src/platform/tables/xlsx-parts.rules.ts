import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

interface Listener {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** XML that ends before its root element does. */
export class CutOffXmlError extends Error {}

/** The letters of XML that are read before it is asked whether that is enough. */
const piece = 64 * 1024;

/**
 * Reads XML from its beginning until `isEnough`, or to its end; names are passed without their prefixes. Custom entities
 * are not resolved. Throws `CutOffXmlError` once all of it has been read.
 */
export function readXml(xml: string, { open, text, close }: Listener, isEnough?: () => boolean): void {
  const plain = (name: string): string => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  let isCutOff = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        open?.(plain(name), attributes);
      },
      ontext: (letters) => text?.(letters),
      onclosetag(name, isImplied) {
        depth -= 1;
        // The parser itself closes what is still open at the end.
        if (isImplied && depth === 0) isCutOff = true;
        close?.(plain(name));
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length; at += piece) {
    parser.write(xml.slice(at, at + piece));
    if (isEnough?.()) return;
  }
  parser.end();
  if (isCutOff) throw new CutOffXmlError();
}

/** Targets of the relationships of a part, by their ids. */
export function relationsOf(xml: string | undefined): ReadonlyMap<string, string> {
  const relations = new Map<string, string>();
  readXml(xml ?? '', {
    open: (name, { Id = '', Target = '' }) => name === 'Relationship' && relations.set(Id, Target),
  });
  return relations;
}

interface NamedSheet {
  /** The id of the relationship with its part. */
  readonly relation: string;
  readonly name: string;
}

/** The sheets of a workbook in their order, visible ones first, and whether its dates are counted from 1904. */
export function workbookOf(xml: string): { sheets: readonly NamedSheet[]; from1904: boolean } {
  const sheets: (NamedSheet & { hidden: boolean })[] = [];
  let from1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      sheets.push({
        relation: id,
        name: attributes.name ?? '',
        hidden: attributes.state !== undefined && attributes.state !== 'visible',
      });
    },
  });
  const ordered = [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)];
  return { sheets: ordered, from1904 };
}

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Characters that XML does not allow are written as `_x0001_`. */
export const decoded = (text: string): string =>
  text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts shared by cells. Parts in several formats are joined; phonetic hints are left out. */
export function sharedTexts(xml: string | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  readXml(xml ?? '', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text: (letters) => {
      if (isText) text += letters;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === 'si') texts.push(decoded(text));
    },
  });
  return texts;
}

/** Built-in date formats of every workbook, by ECMA-376 18.8.30. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** For each cell style, whether its numbers are dates. */
export function dateStyles(xml: string | undefined): boolean[] {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  readXml(xml ?? '', {
    open(name, attributes) {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') {
        const code = (attributes.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        custom.set(id, /[ymdhs]/i.test(code) && !/general/i.test(code));
      }
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(custom.get(id) ?? isBuiltInDate(id));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** A number of days as a date, with its time if it has one: `2026-01-03` or `2026-01-03T09:30:00.000Z`. */
export function dateOf(days: number, from1904: boolean): string {
  const date = new Date(Math.round((days - (from1904 ? 24_107 : 25_569)) * 86_400_000));
  if (Number.isNaN(date.getTime())) return String(days);
  const text = date.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text;
}
