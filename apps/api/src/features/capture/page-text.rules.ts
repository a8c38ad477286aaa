import { TextDecoder } from 'node:util';

/** The encoding named by the first bytes of a page. A byte order mark has priority over everything else. */
function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** The number of bytes in which the encoding is searched. The standard says 1024; many pages name it later. */
const scannedBytes = 8192;

function namedInPage(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, scannedBytes)).toString('latin1');
  const [, named] =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start) ??
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(start) ??
    [];
  // If the name of the encoding can be read as ASCII, the page is not UTF-16.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/**
 * The text of a page, whose last character may be cut off. Its encoding comes from the byte order mark, the header or
 * the page itself, in this order. If none is known, it is UTF-8 where the bytes are valid UTF-8, otherwise
 * Windows-1252.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const [, inHeader] = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType) ?? [];
  const labels = [byteOrderMark(bytes), inHeader, namedInPage(bytes)];
  for (const label of labels) {
    const decoder = decoderFor(label);
    if (decoder) return decoder.decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
