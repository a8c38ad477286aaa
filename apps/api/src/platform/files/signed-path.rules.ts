import { createHmac, timingSafeEqual } from 'node:crypto';

/** The access granted by a signature: one method on one file until a moment, and for PUT the properties of the file. */
export interface Grant {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** Length of an uploaded file. */
  readonly bytes?: number | undefined;
  /** Content type of an uploaded file, or of a file that is downloaded under a name. */
  readonly type?: string | undefined;
  /** The name under which a downloaded file is saved. */
  readonly name?: string | undefined;
}

export const filesPath = '/files/';

/** The period in seconds in which an address stays the same, so that lists do not load their pictures again. */
const stableSeconds = 6 * 3600;
/** The seconds for which an address is valid, from the start of its period. */
export const downloadSeconds = 2 * stableSeconds;

/**
 * When an address created at `now` (milliseconds) expires, in seconds: after one to two periods, so that the same
 * address is created throughout a period and stays valid for at least one more.
 */
export function downloadExpiry(now: number): number {
  return Math.floor(now / 1000 / stableSeconds) * stableSeconds + downloadSeconds;
}

/** The path of a grant with its signature: HMAC-SHA256 over all its parts. */
export function signedPath(secret: Buffer, grant: Grant): string {
  const query = new URLSearchParams({
    expires: String(grant.expires),
    ...(grant.bytes !== undefined && { bytes: String(grant.bytes) }),
    ...(grant.type !== undefined && { type: grant.type }),
    ...(grant.name !== undefined && { name: grant.name }),
    signature: signatureOf(secret, grant),
  });
  return `${filesPath}${grant.key}?${query}`;
}

/**
 * The grant of a signed path, or undefined when it is not signed, signed for something else, or expired at `now`
 * (milliseconds). Signatures are compared in constant time.
 */
export function grantOf(
  secret: Buffer,
  method: Grant['method'],
  key: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Grant | undefined {
  const { expires, bytes, type, name, signature } = query;
  if (typeof signature !== 'string' || typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return undefined;
  const grant: Grant = {
    method,
    key,
    expires: Number(expires),
    ...(bytes !== undefined && { bytes: Number(bytes) }),
    ...(type !== undefined && { type: String(type) }),
    ...(name !== undefined && { name: String(name) }),
  };
  const wanted = Buffer.from(signatureOf(secret, grant));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  return grant.expires * 1000 > now ? grant : undefined;
}

function signatureOf(secret: Buffer, { method, key, expires, bytes, type, name }: Grant): string {
  // Every part ends where its quotation mark does, so no two grants have the same text.
  const text = JSON.stringify([method, key, expires, bytes ?? null, type ?? null, name ?? null]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
