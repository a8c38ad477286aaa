import { Problem, problem } from '../http/problem.ts';

/** The required properties of an uploaded file. */
export interface Announced {
  readonly bytes: number;
  /** Content type. */
  readonly type: string;
  readonly expires: Date;
}

/** How a browser saves a file that it receives. */
export interface SavedAs {
  readonly fileName: string;
  /** Content type. */
  readonly type: string;
  readonly expires: Date;
}

export interface StoredFile {
  readonly key: string;
  readonly modified: Date;
}

/**
 * The storage of files, by keys such as `images/x7k2/small.webp`: on disk, or in an S3-compatible store. A file exists
 * completely or not at all, and is never overwritten. Failures to write or read are the 503 or 507 problem.
 */
export interface FileStore {
  /** Origin from which browsers read files and to which they send them; if undefined, this server. */
  readonly origin: string | undefined;
  /** Address to which a file of exactly this size and type can be sent by PUT until it expires. */
  uploadUrl(key: string, announced: Announced): Promise<string>;
  /** Address at which a file can be read for some hours. It stays the same for part of that time. */
  downloadUrl(key: string): Promise<string>;
  /** Address at which a file can be read until it expires; browsers save it under the name. */
  saveUrl(key: string, saved: SavedAs): Promise<string>;
  write(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Stores a file of this machine, whatever its length. */
  writeFrom(key: string, path: string, type: string): Promise<void>;
  /** The file, or undefined if it does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Length in bytes, or undefined if the file does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Removes files; missing ones are not an error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every file whose key begins with the folder, such as `images/`. On disk, files of other programs are left out. */
  list(folder: string): AsyncIterable<StoredFile>;
}

/** Whether nothing was written because a file with this key exists already. */
export const isAlreadyStored = (error: unknown): boolean =>
  error instanceof Problem && error.items[0].code === 'upload_used';

/** A failure of the store as a problem: no space left, or temporarily unavailable. Its cause is for the log. */
export function storeProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return problem('storage_full');
  return new Problem(
    [{ code: 'unavailable', detail: 'Files cannot be stored or read right now. Please try again.' }],
    10,
    { cause: loggable(error) },
  );
}

/**
 * The failure as an error that can be logged. Errors of S3 contain the signed request, which may include a token of
 * the credentials.
 */
function loggable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { $metadata, code = '' } = error as { $metadata?: { readonly httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode === undefined ? '' : ` (status ${$metadata.httpStatusCode})`;
  // An error about several addresses of a host has a code, but no message.
  return new Error(`${error.name}: ${error.message || code}${status}`);
}
