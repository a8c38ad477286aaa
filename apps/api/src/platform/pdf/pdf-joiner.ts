import { PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { metadataOf, outlineOf } from './pdf-document.rules.ts';
import type { PdfAnchor, PdfDocumentFacts } from './pdf-document.ts';
import { PdfFile } from './pdf-file.ts';
import { type PdfImage, placeholderIndex } from './pdf-image.ts';
import { PdfPart, type RenumberedPart } from './pdf-part.ts';

/** The position of a part, and data that it does not contain itself. */
interface PartFacts {
  readonly position: number;
  readonly anchors: readonly PdfAnchor[];
  /** They replace the placeholders with their index. */
  readonly images?: readonly PdfImage[];
}

interface AddedPart {
  readonly position: number;
  readonly pages: readonly number[];
  readonly elements: readonly number[];
}

/**
 * Joins PDFs made by Typst into one tagged document. Each is written as soon as it is added. Only the numbers of its
 * pages and structure elements stay in memory, so that the memory needed does not grow with the size of the parts.
 */
export class PdfJoiner {
  readonly #file: PdfFile;
  readonly #pageTree: number;
  readonly #document: number;
  readonly #parts: AddedPart[] = [];
  readonly #parents: string[] = [];
  readonly #ids: { readonly id: string; readonly element: number }[] = [];
  readonly #roles = new Map<string, string>();
  readonly #anchors = new Map<string, string>();
  #parentKeys = 0;

  /** `write` gets the bytes of the file from its beginning to its end. */
  constructor(write: (bytes: Uint8Array) => void) {
    this.#file = new PdfFile(write);
    this.#pageTree = this.#file.reserve(1);
    this.#document = this.#file.reserve(1);
  }

  /** Adds a PDF. The pages of the document are ordered by position, not in the order of adding. */
  async add(pdf: Uint8Array, { position, anchors, images = [] }: PartFacts): Promise<{ pages: number }> {
    const read = await PdfPart.read(pdf);
    const part = read.renumber({
      offset: this.#file.reserve(read.numbers),
      pages: this.#pageTree,
      document: this.#document,
      parents: this.#parentKeys,
      ids: `${this.#parts.length}-`,
    });
    for (const { number, object } of part.objects) {
      const image = object instanceof PDFRawStream ? imageFor(object, images) : undefined;
      if (image) this.#file.plainStream(number, imageEntries(image), image.jpeg);
      else if (object instanceof PDFRawStream) this.#file.stream(number, bytesOf(object));
      else this.#file.object(number, bytesOf(object));
    }
    this.#keepStructure(part);
    for (const { name, page, top } of anchors) {
      const view = top === undefined ? '/Fit' : `/XYZ null ${top} null`;
      this.#anchors.set(name, `[${part.pages[page]} 0 R ${view}]`);
    }
    this.#parts.push({ position, pages: part.pages, elements: part.elements });
    return { pages: part.pages.length };
  }

  /** Writes the objects that the parts share, and the end of the file. */
  finish(facts: PdfDocumentFacts): { pages: number; bytes: number } {
    const file = this.#file;
    const parts = [...this.#parts].sort((a, b) => a.position - b.position);
    const pages = parts.flatMap((part) => part.pages);
    const elements = parts.flatMap((part) => part.elements);
    const [catalog, structure, parents, ids, dests, metadata, info] = numbered(file.reserve(7));
    file.object(this.#pageTree, `<< /Type /Pages /Count ${pages.length} /Kids [${refs(pages)}] >>`);
    file.object(this.#document, `<< /Type /StructElem /S /Document /P ${structure} 0 R /K [${refs(elements)}] >>`);
    const roles = [...this.#roles].map(([type, role]) => `/${type} /${role}`).join(' ');
    file.object(
      structure,
      `<< /Type /StructTreeRoot /K [${this.#document} 0 R] /ParentTree ${parents} 0 R /ParentTreeNextKey ${this.#parentKeys} /IDTree ${ids} 0 R /RoleMap << ${roles} >> >>`,
    );
    file.object(parents, `<< /Nums [${this.#parents.join(' ')}] >>`);
    const sortedIds = this.#ids.sort((a, b) => compareBytes(a.id, b.id));
    file.object(ids, nameTree(sortedIds.map(({ id, element }) => [id, `${element} 0 R`])));
    file.object(dests, nameTree([...this.#anchors].sort(([a], [b]) => compareBytes(a, b))));
    const outline = outlineOf(facts.outline, (count) => file.reserve(count));
    for (const { number, body } of outline.objects) file.object(number, body);
    file.plainStream(metadata, '/Type /Metadata /Subtype /XML', metadataOf(facts));
    file.object(info, infoOf(facts));
    file.object(
      catalog,
      `<< /Type /Catalog /Pages ${this.#pageTree} 0 R /StructTreeRoot ${structure} 0 R /MarkInfo << /Marked true >> /Lang (${facts.language}) /ViewerPreferences << /DisplayDocTitle true >> /Names << /Dests ${dests} 0 R >> /Metadata ${metadata} 0 R${outline.root === undefined ? '' : ` /Outlines ${outline.root} 0 R /PageMode /UseOutlines`} >>`,
    );
    file.end(`/Root ${catalog} 0 R /Info ${info} 0 R`);
    return { pages: pages.length, bytes: file.length };
  }

  #keepStructure(part: RenumberedPart): void {
    for (const { key, value } of part.parents) {
      this.#parents.push(`${key} ${this.#referenceTo(value)}`);
    }
    this.#parentKeys += part.parentKeys;
    this.#ids.push(...part.ids);
    for (const [type, role] of part.roles) this.#roles.set(type, role);
  }

  #referenceTo(value: PDFObject): string {
    if (value instanceof PDFRef) return String(value);
    const number = this.#file.reserve(1);
    this.#file.object(number, bytesOf(value));
    return `${number} 0 R`;
  }
}

const subtype = PDFName.of('Subtype');
const imageSubtype = PDFName.of('Image');

/** The image whose placeholder an object is. */
function imageFor(object: PDFRawStream, images: readonly PdfImage[]): PdfImage | undefined {
  if (images.length === 0 || object.dict.get(subtype) !== imageSubtype) return undefined;
  return images[placeholderIndex(object.contents) ?? -1];
}

const imageEntries = ({ width, height, channels }: PdfImage): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${channels === 1 ? 'DeviceGray' : 'DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode`;

function bytesOf(object: PDFObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

const refs = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(' ');

const numbered = (first: number) => [first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6] as const;

/** Names in a tree are sorted by their bytes. */
const compareBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const nameTree = (entries: readonly (readonly [name: string, value: string])[]): string =>
  `<< /Names [${entries.map(([name, value]) => `(${name.replace(/[\\()]/g, '\\$&')}) ${value}`).join(' ')}] >>`;

function infoOf({ title, author, subject, created }: PdfDocumentFacts): string {
  const text = (value: string) => String(PDFHexString.fromText(value));
  const date = `(D:${created.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;
  const entries = [
    `/Title ${text(title)}`,
    ...(author ? [`/Author ${text(author)}`] : []),
    ...(subject ? [`/Subject ${text(subject)}`] : []),
    '/Creator (Foreglow)',
    `/CreationDate ${date} /ModDate ${date}`,
  ];
  return `<< ${entries.join(' ')} >>`;
}
