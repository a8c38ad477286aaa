import { SaxesParser } from 'saxes';
import type { ZipFile } from '#platform/zip/read-zip.rules.ts';

/** Names with everything that XML cannot contain, or only escaped, and with what resembles such an escape. */
export const hostileNames: readonly string[] = [
  'R&D <x>',
  `"quoted" 'once' ]]> <!-- --> <?x?>`,
  '👩‍🚀 مدن 東京',
  'a\u0000b\u0001c\u000bd\u001fe\u007ff\u0085g\r\nh\ti',
  'a\ufffeb\uffff',
  '\ud800 a \udc00',
  'a\u2028b\u2029c',
  '&amp; &#1; &nbsp; _x0001_ $& $1 {{x}} %00',
];

/** The first fault of an XML document that is not well-formed, or undefined. The bytes must be UTF-8. */
export function xmlFault(document: string | Uint8Array): string | undefined {
  try {
    // A text with half a character would become valid when it is encoded, so it is parsed as it is.
    const text = typeof document === 'string' ? document : new TextDecoder('utf-8', { fatal: true }).decode(document);
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The XML parts of an archive that are not well-formed, with their faults, and the names of all its XML parts. */
export function xmlFaultsIn(zip: ZipFile): { readonly faults: Record<string, string>; readonly parts: string[] } {
  const parts = zip.names.filter((name) => /\.(?:xml|rels|svg|vml)$/i.test(name));
  const faults = parts.flatMap((name) => {
    const fault = xmlFault(zip.bytes(name) ?? Buffer.alloc(0));
    return fault === undefined ? [] : [[name, fault]];
  });
  return { faults: Object.fromEntries(faults), parts };
}
