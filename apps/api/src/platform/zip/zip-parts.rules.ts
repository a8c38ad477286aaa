// The records of a ZIP archive, as APPNOTE.TXT 6.3.10 of PKWARE defines them.

/** The checksum and sizes of a file, known after it has been written. Sizes in bytes. */
export interface ZipSums {
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
}

/** Version 2.0; sums follow the content; the name is UTF-8; deflated. */
const format = { version: 20, flags: 0x0808, method: 8 };

const time = (date: Date): number =>
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
const day = (date: Date): number =>
  ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();

/** Consecutive numbers of two or four bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) bytes.writeUInt16LE(value, at);
    else bytes.writeUInt32LE(value, at);
    at += length;
  }
  return bytes;
}

/** The header before the content of a file. */
export function localHeader(name: string, modified: Date): Buffer {
  const path = Buffer.from(name);
  const head = record(
    [4, 0x04034b50],
    [2, format.version],
    [2, format.flags],
    [2, format.method],
    [2, time(modified)],
    [2, day(modified)],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, path.length],
    [2, 0],
  );
  return Buffer.concat([head, path]);
}

/** The descriptor after the content of a file. */
export const dataDescriptor = ({ crc, size, packed }: ZipSums): Buffer =>
  record([4, 0x08074b50], [4, crc], [4, packed], [4, size]);

/** A file in the list at the end of the archive; `offset` is the position of its local header. */
export function centralEntry(name: string, modified: Date, { crc, size, packed }: ZipSums, offset: number): Buffer {
  const path = Buffer.from(name);
  const head = record(
    [4, 0x02014b50],
    [2, format.version],
    [2, format.version],
    [2, format.flags],
    [2, format.method],
    [2, time(modified)],
    [2, day(modified)],
    [4, crc],
    [4, packed],
    [4, size],
    [2, path.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([head, path]);
}

/** The end of the archive: number of files, length of their list, and the position of that list. */
export const endOfZip = (files: number, length: number, offset: number): Buffer =>
  record([4, 0x06054b50], [2, 0], [2, 0], [2, files], [2, files], [4, length], [4, offset], [2, 0]);
