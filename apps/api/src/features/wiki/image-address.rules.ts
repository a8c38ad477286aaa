import { createHmac, timingSafeEqual } from 'node:crypto';

/** The kind of request for a picture (§7 of the specification). */
export type ImageType = 'text' | 'stream';

/** `text` where the address of the picture in its source contains `.svg`, otherwise `stream`. */
export const imageTypeOf = (url: string): ImageType => (url.toLowerCase().includes('.svg') ? 'text' : 'stream');

/** The access that an address of a picture grants, until a moment in seconds since 1970. */
export interface ImageGrant {
  readonly imageId: string;
  readonly type: ImageType;
  readonly expires: number;
}

/** The signed address of a picture. */
export function imageAddress(secret: Buffer, grant: ImageGrant): string {
  const { imageId, type, expires } = grant;
  const query = new URLSearchParams({ imageId, type, expires: String(expires), signature: signatureOf(secret, grant) });
  return `/api/wiki/image?${query}`;
}

/** Whether a signature is that of the grant, which has not expired at `now` (milliseconds). Compares in constant time. */
export function isSigned(secret: Buffer, grant: ImageGrant, signature: string, now: number): boolean {
  const wanted = Buffer.from(signatureOf(secret, grant));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) && grant.expires * 1000 > now;
}

/** HMAC-SHA256 over all parts. A line break in an id is encoded, so no two grants have the same text. */
const signatureOf = (secret: Buffer, { imageId, type, expires }: ImageGrant): string =>
  createHmac('sha256', secret)
    .update([encodeURIComponent(imageId), type, expires].join('\n'))
    .digest('base64url');
