import { deflateSync } from 'node:zlib';

/** The number of objects compressed together. */
const objectsInStream = 200;

/** The position of an object: at a byte of the file, or in an object stream. */
type Place = { readonly at: number } | { readonly stream: number; readonly index: number };

/**
 * Writes a PDF 1.7 from front to back, so that no object stays in memory after it has been written. Objects without a
 * stream are compressed together (ISO 32000-1, 7.5.7), and a cross-reference stream ends the file (7.5.8).
 */
export class PdfFile {
  readonly #write: (bytes: Uint8Array) => void;
  readonly #places: (Place | undefined)[] = [];
  #waiting: { readonly number: number; readonly body: Buffer }[] = [];
  #length = 0;
  #next = 1;

  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write;
    // The second line tells programs that inspect only the beginning that the file is binary.
    this.#put(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  }

  /** The length of the file so far in bytes. */
  get length(): number {
    return this.#length;
  }

  /** Reserves a number of object numbers and returns the first. */
  reserve(count: number): number {
    const first = this.#next;
    this.#next += count;
    return first;
  }

  /** Writes an object without a stream, under a reserved number. */
  object(number: number, body: string | Buffer): void {
    this.#waiting.push({ number, body: Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1') });
    if (this.#waiting.length >= objectsInStream) this.#compressWaiting();
  }

  /** Writes an object with a stream, passed in full, from its dictionary to `endstream`. */
  stream(number: number, body: Uint8Array): void {
    this.#places[number] = { at: this.#length };
    this.#put(Buffer.from(`${number} 0 obj\n`, 'latin1'));
    this.#put(body);
    this.#put(Buffer.from('\nendobj\n', 'latin1'));
  }

  /** Writes a stream unchanged, with the entries of its dictionary. */
  plainStream(number: number, entries: string, content: Uint8Array): void {
    this.stream(number, streamOf(entries, content));
  }

  /**
   * Writes the remaining objects and the cross-references. `entries` names the catalog and the information in the
   * trailer.
   */
  end(entries: string): void {
    this.#compressWaiting();
    const number = this.reserve(1);
    const start = this.#length;
    this.#places[number] = { at: start };
    const rows = Buffer.alloc(this.#next * 7);
    for (let object = 1; object < this.#next; object += 1) writeRow(rows, object * 7, this.#places[object]);
    // Object 0 is the head of the list of free objects.
    rows.writeUInt16BE(0xffff, 5);
    const dictionary = `/Type /XRef /Size ${this.#next} /W [1 4 2] /Filter /FlateDecode ${entries}`;
    this.stream(number, streamOf(dictionary, deflateSync(rows)));
    this.#put(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  }

  #compressWaiting(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    const stream = this.reserve(1);
    let offset = 0;
    const head: string[] = [];
    for (const [index, { number, body }] of waiting.entries()) {
      head.push(`${number} ${offset}`);
      offset += body.length + 1;
      this.#places[number] = { stream, index };
    }
    const first = Buffer.from(`${head.join(' ')}\n`, 'latin1');
    const bodies = waiting.flatMap(({ body }) => [body, Buffer.from('\n')]);
    const entries = `/Type /ObjStm /N ${waiting.length} /First ${first.length} /Filter /FlateDecode`;
    this.stream(stream, streamOf(entries, deflateSync(Buffer.concat([first, ...bodies]))));
  }

  #put(bytes: Uint8Array): void {
    this.#write(bytes);
    this.#length += bytes.length;
  }
}

function streamOf(entries: string, content: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

/** A row of the cross-references: its type, then two numbers of four and two bytes. An unused number is free. */
function writeRow(rows: Buffer, at: number, place: Place | undefined): void {
  if (!place) return;
  if ('at' in place) {
    rows.writeUInt8(1, at);
    rows.writeUInt32BE(place.at, at + 1);
  } else {
    rows.writeUInt8(2, at);
    rows.writeUInt32BE(place.stream, at + 1);
    rows.writeUInt16BE(place.index, at + 5);
  }
}
