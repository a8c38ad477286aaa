import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file of one of the product's fonts: some letters of a family in a style and one or more weights. */
export interface WebFont {
  readonly family: string;
  readonly style: string;
  /** In the format of `font-weight` in `@font-face`: `500`, or `400 700` for a range. */
  readonly weight: string;
  /** In the format of `unicode-range`. */
  readonly letters: string;
  /** Its file name, which changes with its content. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The fonts of the web app, used for every screen of the product. They are files here, not part of the program. */
const folder = new URL('../../../../../../web/src/ui/styles/fonts/', import.meta.url);

const rule = /@font-face\s*\{([^}]*)\}/g;

let read: readonly WebFont[] | undefined;

/** The fonts of the product, read from its styles when they are first needed. */
export function webFonts(): readonly WebFont[] {
  read ??= readWebFonts();
  return read;
}

function readWebFonts(): readonly WebFont[] {
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

/** The path at which the fonts are served. */
export const fontsPath = '/radar-fonts/';
