import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

// A part of a booklet is a separate PDF, made by Typst. Here it is taken apart and renumbered, so that it can be in a
// file with others.

/** The place of a part's objects in the joined file. */
export interface PartPlace {
  /** Added to the number of each object. */
  readonly offset: number;
  /** The number of the page tree and of the document in the structure tree, which all parts share. */
  readonly pages: number;
  readonly document: number;
  /** Added to the keys of the parent tree. */
  readonly parents: number;
  /** Prefix of the ids of structure elements. */
  readonly ids: string;
}

export interface RenumberedPart {
  readonly objects: readonly { readonly number: number; readonly object: PDFObject }[];
  /** Numbers of its pages and of its elements in the structure tree, in their order. */
  readonly pages: readonly number[];
  readonly elements: readonly number[];
  /** Entries of the parent tree, and the number of keys used in it. */
  readonly parents: readonly { readonly key: number; readonly value: PDFObject }[];
  readonly parentKeys: number;
  readonly ids: readonly { readonly id: string; readonly element: number }[];
  /** The role mapping of its own structure types. */
  readonly roles: ReadonlyMap<string, string>;
}

/** The scheme of addresses that lead to an anchor of any part: `foreglow-anchor:name#label`. */
const anchorScheme = 'foreglow-anchor:';

const name = (text: string) => PDFName.of(text);

/** A part before it is renumbered. */
export class PdfPart {
  readonly #context: PDFContext;
  readonly #catalog: PDFDict;

  private constructor(context: PDFContext) {
    this.#context = context;
    this.#catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  }

  static async read(bytes: Uint8Array): Promise<PdfPart> {
    return new PdfPart(await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument());
  }

  /** The number of object numbers that it needs. */
  get numbers(): number {
    return this.#context.largestObjectNumber + 1;
  }

  renumber(place: PartPlace): RenumberedPart {
    const context = this.#context;
    const pageTree = this.#refOf('Pages');
    const structure = this.#refOf('StructTreeRoot');
    const root = context.lookup(structure, PDFDict);
    const pages = context.lookup(pageTree, PDFDict).lookup(name('Kids'), PDFArray).asArray().map(asRef);
    const kids = root.lookup(name('K'));
    const elements = kids instanceof PDFArray ? kids.asArray().map(asRef) : [asRef(root.get(name('K')))];
    const nums = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray).asArray();
    const ids = root.lookupMaybe(name('IDTree'), PDFDict)?.lookupMaybe(name('Names'), PDFArray)?.asArray() ?? [];
    const roles = root.lookupMaybe(name('RoleMap'), PDFDict)?.entries() ?? [];
    for (const ref of elements) context.lookup(ref, PDFDict).set(name('S'), name('Part'));

    const left = this.#leftOut();
    const moves = new Moves(place, pageTree, structure);
    const objects = context.enumerateIndirectObjects().flatMap(([ref, object]) => {
      if (left.has(ref)) return [];
      moves.applyTo(object);
      return [{ number: moves.numberOf(ref), object }];
    });
    return {
      objects,
      pages: pages.map((ref) => moves.numberOf(ref)),
      elements: elements.map((ref) => moves.numberOf(ref)),
      parents: pairs(nums).map(([key, value]) => ({
        key: asNumber(key) + place.parents,
        value: moves.moved(value),
      })),
      parentKeys: root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber(),
      ids: pairs(ids).map(([id, element]) => ({
        id: place.ids + asText(id),
        element: moves.numberOf(asRef(element)),
      })),
      roles: new Map(roles.map(([type, role]) => [type.decodeText(), (role as PDFName).decodeText()])),
    };
  }

  #refOf(entry: string): PDFRef {
    return asRef(this.#catalog.get(name(entry)));
  }

  /**
   * The objects that exist once in the joined file: catalog, information, metadata, page tree, outline, root of the
   * structure tree.
   */
  #leftOut(): Set<PDFRef> {
    const { Root, Info } = this.#context.trailerInfo;
    const left = new Set([Root, Info].filter((one) => one instanceof PDFRef));
    for (const entry of ['Pages', 'StructTreeRoot', 'Metadata']) left.add(this.#refOf(entry));
    const outline = (ref: PDFObject | undefined): void => {
      if (!(ref instanceof PDFRef) || left.has(ref)) return;
      left.add(ref);
      const item = this.#context.lookup(ref, PDFDict);
      for (const entry of ['First', 'Next']) outline(item.get(name(entry)));
    };
    outline(this.#catalog.get(name('Outlines')));
    return left;
  }
}

/** Gives everything inside an object its numbers, keys and ids in the joined file. */
class Moves {
  readonly #place: PartPlace;
  readonly #shared: ReadonlyMap<PDFRef, number>;

  constructor(place: PartPlace, pageTree: PDFRef, structure: PDFRef) {
    this.#place = place;
    this.#shared = new Map([
      [pageTree, place.pages],
      [structure, place.document],
    ]);
  }

  numberOf(ref: PDFRef): number {
    return this.#shared.get(ref) ?? ref.objectNumber + this.#place.offset;
  }

  moved(value: PDFObject): PDFObject {
    if (value instanceof PDFRef) return PDFRef.of(this.numberOf(value));
    this.applyTo(value);
    return value;
  }

  applyTo(object: PDFObject): void {
    if (object instanceof PDFArray) {
      for (let at = 0; at < object.size(); at += 1) object.set(at, this.moved(object.get(at)));
    } else if (object instanceof PDFRawStream) this.#applyToDict(object.dict);
    else if (object instanceof PDFDict) this.#applyToDict(object);
  }

  #applyToDict(dict: PDFDict): void {
    for (const [key, value] of dict.asMap()) {
      // Names and numbers are the most frequent, and stay unchanged.
      if (value instanceof PDFName || value instanceof PDFNumber) continue;
      dict.set(key, this.moved(value));
    }
    for (const key of [name('StructParent'), name('StructParents')]) {
      const parent = dict.get(key);
      if (parent instanceof PDFNumber) dict.set(key, PDFNumber.of(parent.asNumber() + this.#place.parents));
    }
    const id = dict.get(name('ID'));
    if (isText(id)) dict.set(name('ID'), PDFString.of(this.#place.ids + asText(id)));
    const headers = dict.get(name('Headers'));
    if (headers instanceof PDFArray) {
      for (let at = 0; at < headers.size(); at += 1) {
        headers.set(at, PDFString.of(this.#place.ids + asText(headers.get(at))));
      }
    }
    if (dict.get(name('Subtype')) === name('Link')) leadToAnchor(dict);
  }
}

/** Converts a link with the address of an anchor into a link inside the document. */
function leadToAnchor(link: PDFDict): void {
  const action = link.get(name('A'));
  const address = action instanceof PDFDict ? action.get(name('URI')) : undefined;
  if (!(action instanceof PDFDict) || !isText(address)) return;
  const [anchor = '', label] = address.decodeText().split('#');
  if (!anchor.startsWith(anchorScheme)) return;
  const target = anchor.slice(anchorScheme.length);
  action.set(name('S'), name('GoTo'));
  action.set(name('D'), PDFString.of(target));
  action.delete(name('URI'));
  link.set(name('Contents'), PDFHexString.fromText(label ? decodeURIComponent(label) : target));
}

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

function pairs(list: readonly PDFObject[]): [PDFObject, PDFObject][] {
  return list.flatMap((first, at) => (at % 2 === 0 && list[at + 1] ? [[first, list[at + 1] as PDFObject]] : []));
}

function asRef(value: PDFObject | undefined): PDFRef {
  if (value instanceof PDFRef) return value;
  throw new TypeError('A part of the document is not built as expected: a reference is missing.');
}

function asNumber(value: PDFObject): number {
  if (value instanceof PDFNumber) return value.asNumber();
  throw new TypeError('A part of the document is not built as expected: a number is missing.');
}

function asText(value: PDFObject): string {
  if (isText(value)) return value.decodeText();
  throw new TypeError('A part of the document is not built as expected: a text is missing.');
}
