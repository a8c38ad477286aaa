import { cutTo, type SiteConfig, type UploadType } from '@foreglow/contract';

/** Why a file is refused before it is sent. */
export type Refusal = 'wrongType' | 'tooLarge' | 'empty';

/** The properties of a file that are known before it is read. */
interface GivenFile {
  readonly type: string;
  readonly size: number;
}

/** Checks a file against the types and sizes that the site accepts; undefined if it can be sent. */
export function refusalOf(file: GivenFile, uploads: SiteConfig['uploads']): Refusal | undefined {
  if (!isUploadType(file.type, uploads)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > uploads.max_bytes ? 'tooLarge' : undefined;
}

/** Whether the site accepts a content type. */
export const isUploadType = (type: string, uploads: SiteConfig['uploads']): type is UploadType =>
  (uploads.types as readonly string[]).includes(type);

/** The usual names of the types, each once: `JPEG`, `PNG`. */
export const typeNames = (types: readonly string[]): string[] => [
  ...new Set(types.map((type) => names[type] ?? type.replace('image/', '').toUpperCase())),
];

const names: Readonly<Record<string, string>> = { 'image/jpg': 'JPEG', 'image/webp': 'WebP' };

/** Content types that an address may link to (§5 of the specification). */
const linkedTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/jpg', 'image/webp'];

/** Whether an address links to a picture of an accepted type. */
export const isLinkedType = (type: string): boolean => linkedTypes.includes(type);

/** A file name for a picture that comes from an address: the last part of its path. */
export function nameFromAddress(address: string, longest: number): string {
  if (!URL.canParse(address)) return 'picture';
  const [last = ''] = new URL(address).pathname.split('/').slice(-1);
  return cutTo(decoded(last), longest).trim() || 'picture';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
