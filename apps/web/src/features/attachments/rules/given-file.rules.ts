import type { SiteConfig, UploadType } from '@foreglow/contract';

/** Why a file is not even sent. */
export type Refusal = 'wrongType' | 'tooLarge' | 'empty';

/** What is known of a file before it is read. */
interface GivenFile {
  readonly type: string;
  readonly size: number;
}

/** Holds a file against what the site says it takes; undefined where nothing speaks against sending it. */
export function refusalOf(file: GivenFile, uploads: SiteConfig['uploads']): Refusal | undefined {
  if (!isUploadType(file.type, uploads)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > uploads.max_bytes ? 'tooLarge' : undefined;
}

/** Whether a content type is one of those the site takes. */
export const isUploadType = (type: string, uploads: SiteConfig['uploads']): type is UploadType =>
  (uploads.types as readonly string[]).includes(type);

/** The types as people call them, each once: `JPEG`, `PNG`. */
export const typeNames = (types: readonly string[]): string[] => [
  ...new Set(types.map((type) => names[type] ?? type.replace('image/', '').toUpperCase())),
];

const names: Readonly<Record<string, string>> = { 'image/jpg': 'JPEG', 'image/webp': 'WebP' };

/** Content types that an address may link to (§5 of the specification). */
const linkedTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/jpg', 'image/webp'];

/** Whether what an address links to is a picture of a kind that is taken from addresses. */
export const isLinkedType = (type: string): boolean => linkedTypes.includes(type);

/** A file name for a picture that comes from an address: the last part of its path. */
export function nameFromAddress(address: string, longest: number): string {
  if (!URL.canParse(address)) return 'picture';
  const [last = ''] = new URL(address).pathname.split('/').slice(-1);
  return decoded(last).slice(0, longest).trim() || 'picture';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
