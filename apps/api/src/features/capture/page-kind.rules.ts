import type { CaptureAttributes } from '@foreglow/contract';
import { imageFormatOf } from '#platform/images/image-type.rules.ts';

/** The kind of content at an address, by its first bytes or else its content type. */
export function kindOf(bytes: Uint8Array, contentType: string): CaptureAttributes['kind'] {
  if (imageFormatOf(bytes)) return 'image';
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  if (/^(text\/html|application\/xhtml\+xml)\b/.test(contentType)) return 'html';
  const saysNothing =
    contentType === '' || /^(text\/plain|application\/(octet-stream|xml)|text\/xml)\b/.test(contentType);
  const looksLikeHtml =
    /^[\s\xef\xbb\xbf]*(<\?xml[^>]*>\s*)?(<!--((?!-->).)*-->\s*)*<(!doctype html|html|head|body)\b/is.test(start);
  return saysNothing && looksLikeHtml ? 'html' : 'other';
}

/** A name from the last part of an address, otherwise the host. */
export function nameOf(url: URL): string {
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = decoded(last)
    .replace(/\.(html?|php|aspx?|pdf|jpe?g|png|gif|webp|avif)$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return name || hostName(url);
}

export const hostName = (url: URL): string => url.hostname.replace(/^www\./, '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
