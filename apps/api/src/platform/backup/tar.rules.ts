// The records of a tar archive in the format `ustar`, as POSIX.1-2001 defines it for `pax`.

export const blockBytes = 512;

/** Two blocks of zeros end an archive. */
export const endOfTar = Buffer.alloc(2 * blockBytes);

/** The data in a header about its file. */
export interface TarHeader {
  readonly name: string;
  /** The size of the content, which follows the header, in bytes. */
  readonly size: number;
}

const longestName = 100;
const longestPrefix = 155;
const checksumAt = 148;
const checksumLength = 8;
const magic = 'ustar\u000000';

/** The number of zeros between a content and the next header. */
export const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

/** The header of a file that only its owner can read. Throws `RangeError` for a name that does not fit. */
export function tarHeader({ name, size }: TarHeader, modified: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  const [prefix, rest] = divided(name);
  header.write(rest, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 136);
  header.write('0', 156);
  header.write(magic, 257);
  header.write(prefix, 345);
  header.write(checksumText(header), checksumAt);
  return header;
}

/**
 * Reads a header written by `tarHeader`. Returns `end` for the zeros at the end of the archive, and undefined for
 * anything else, including headers written by other programs.
 */
export function readTarHeader(block: Buffer): TarHeader | 'end' | undefined {
  if (block.every((byte) => byte === 0)) return 'end';
  const checksum = block.toString('latin1', checksumAt, checksumAt + checksumLength);
  if (checksum !== checksumText(block) || block.toString('latin1', 257, 265) !== magic) return undefined;
  const prefix = textAt(block, 345, longestPrefix);
  const rest = textAt(block, 0, longestName);
  const size = Number.parseInt(textAt(block, 124, 12), 8);
  return Number.isSafeInteger(size) && size >= 0 ? { name: prefix ? `${prefix}/${rest}` : rest, size } : undefined;
}

/** The sum of the bytes of a header, in which the sum itself counts as spaces. */
function checksumText(header: Buffer): string {
  const isOther = (at: number) => at < checksumAt || at >= checksumAt + checksumLength;
  const sum = header.reduce((before, byte, at) => (isOther(at) ? before + byte : before), checksumLength * 0x20);
  return `${octal(sum, 6)}\0 `;
}

/** A long path is split at a slash into a prefix and the rest. */
function divided(name: string): readonly [prefix: string, rest: string] {
  if (!/^[\x21-\x7e]+$/.test(name)) throw new RangeError(`A backup cannot contain a file named ${name}.`);
  if (name.length <= longestName) return ['', name];
  const slash = name.lastIndexOf('/', longestPrefix);
  if (slash < 1 || name.length - slash - 1 > longestName) {
    throw new RangeError(`A backup cannot contain a file with a name as long as ${name}.`);
  }
  return [name.slice(0, slash), name.slice(slash + 1)];
}

function octal(value: number, digits: number): string {
  const text = value.toString(8).padStart(digits, '0');
  if (text.length > digits) throw new RangeError(`A tar archive cannot contain the number ${value}.`);
  return text;
}

const textAt = (block: Buffer, at: number, length: number): string =>
  block.toString('latin1', at, at + length).split('\0', 1)[0] ?? '';
