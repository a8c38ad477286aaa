import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A font of the product, as far as it is in one file: some letters of a family in a style and one or more weights. */
export interface WebFont {
  readonly family: string;
  readonly style: string;
  /** As `font-weight` of `@font-face` has it: `500`, or `400 700` for a range. */
  readonly weight: string;
  /** As `unicode-range` has it. */
  readonly letters: string;
  /** Its name at its address, which changes with its content. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Those of the web, which every screen of the product is set in. They are files here, not part of the program. */
const folder = new URL('../../../../../../web/src/ui/styles/fonts/', import.meta.url);

const rule = /@font-face\s*\{([^}]*)\}/g;

/** Reads the fonts of the product from its styles. */
export function readWebFonts(): readonly WebFont[] {
  const styles = readFileSync(new URL('fonts.css', folder), 'utf8');
  return [...styles.matchAll(rule)].map(([, face = '']) => {
    const file = /url\('\.\/([a-z-]+)\.woff2'\)/.exec(face)?.[1] ?? '';
    const bytes = readFileSync(new URL(`${file}.woff2`, folder));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return {
      family: /font-family:\s*'([^']+)'/.exec(face)?.[1] ?? '',
      style: /font-style:\s*(\w+)/.exec(face)?.[1] ?? 'normal',
      weight: /font-weight:\s*([\d ]+)/.exec(face)?.[1] ?? '400',
      letters: (/unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? '').trim(),
      name: `${file}-${hash}.woff2`,
      bytes,
    };
  });
}

/** Whether a text has a letter that a font is for. */
export function isNeededBy({ letters }: Pick<WebFont, 'letters'>, text: string): boolean {
  const ranges = letters.replace(
    /U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/gi,
    (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
  );
  return new RegExp(`[${ranges}]`, 'u').test(text);
}

/** Where the fonts are served. */
export const fontsPath = '/radar-fonts/';
