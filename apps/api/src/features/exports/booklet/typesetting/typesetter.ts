import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { type PdfImage, placeholderFor } from '#platform/pdf/pdf-image.ts';
import { picturePath } from '../pages/setting.ts';
import { type ExtraFont, fontsFor } from '../scripts.rules.ts';
import { array, dictionary, literal } from '../typst-code.rules.ts';
import { familiesOf, readFonts } from './fonts.ts';
import { type FoundAnchor, isRowKey } from './row-ranges.rules.ts';
import type { Logo, Theme } from './theme.ts';

/** Pages to typeset: code that calls the templates, and the images it refers to by their index. */
export interface PagesCode {
  readonly code: string;
  readonly images: readonly PdfImage[];
}

interface TypesetPages {
  /** A tagged PDF with placeholders for the images. */
  readonly pdf: Buffer;
  readonly accessible: boolean;
}

/** Laid-out pages, which can be searched for anchors or exported as PDF. */
export interface LaidOutPages {
  readonly pages: number;
  /** The targets of links. */
  anchors(): FoundAnchor[];
  /** The positions of the rows of a list. */
  rows(): FoundAnchor[];
  pdf(): TypesetPages;
  /** The images for the placeholders of the PDF, by their index. */
  readonly images: readonly PdfImage[];
}

const logoPath = ({ ending }: Logo): string => `/theme/logo.${ending}`;
const templates = new URL('../typst/', import.meta.url);
/** The root folder for Typst. It does not exist: Typst gets all files from this program, and can read no others. */
const root = resolve('/foreglow-booklet');

/** Typesets pages with the templates and a theme. It loads the fonts that the pages need, and keeps them in memory. */
export class Typesetter {
  readonly #theme: Theme;
  readonly #fonts = new Set<ExtraFont>();
  #compiler: NodeCompiler | undefined;
  /** The number of placeholders that the compiler knows. */
  #placeholders = 0;

  constructor(theme: Theme) {
    this.#theme = theme;
  }

  /** Lays pages out. Throws if the code has an error. */
  layOut({ code, images }: PagesCode): LaidOutPages {
    const compiler = this.#compilerFor(code);
    for (; this.#placeholders < images.length; this.#placeholders += 1) {
      compiler.mapShadow(join(root, picturePath(this.#placeholders)), placeholderFor(this.#placeholders));
    }
    const run = compiler.compile({ mainFileContent: `#{import "/booklet.typ": *;${code}}` });
    const document = run.result;
    if (run.hasError() || !document) {
      const diagnostics = run.takeDiagnostics();
      throw new Error(
        `The pages could not be typeset: ${JSON.stringify(diagnostics?.shortDiagnostics).slice(0, 2000)}`,
      );
    }
    const found = anchorsOf(compiler, document);
    return {
      pages: document.numOfPages,
      anchors: () => found.filter(({ name }) => !isRowKey(name)),
      rows: () => found.filter(({ name }) => isRowKey(name)),
      pdf: () => pdfOf(compiler, document),
      images,
    };
  }

  /** Releases the memory of laid-out pages. Documents are freed only between two tasks. */
  async forget(): Promise<void> {
    this.#compiler?.evictCache(0);
    await setImmediate();
  }

  #compilerFor(code: string): NodeCompiler {
    const missing = fontsFor(code).filter((font) => !this.#fonts.has(font));
    if (this.#compiler && missing.length === 0) return this.#compiler;
    for (const font of missing) this.#fonts.add(font);
    const { fonts } = this.#theme;
    const compiler = NodeCompiler.create({
      fontArgs: [{ fontBlobs: readFonts([fonts.reading, fonts.interface], this.#fonts) }],
      workspace: root,
    });
    for (const name of readdirSync(templates)) {
      compiler.addSource(join(root, name), readFileSync(new URL(name, templates), 'utf8'));
    }
    compiler.addSource(join(root, 'theme/cover.typ'), this.#theme.cover);
    compiler.addSource(join(root, 'loaded.typ'), this.#loaded());
    const { logo } = this.#theme;
    if (logo) compiler.mapShadow(join(root, logoPath(logo)), Buffer.from(logo.bytes));
    this.#compiler = compiler;
    this.#placeholders = 0;
    return compiler;
  }

  /** The values that the templates read about the theme and the loaded fonts. */
  #loaded(): string {
    const { product, logo, fonts, colors } = this.#theme;
    const strings = (values: Readonly<Record<string, string>>) =>
      dictionary(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, literal(value)])));
    const { han, others } = familiesOf(this.#fonts);
    return [
      `#let theme = ${dictionary({ product: literal(product), logo: logo ? literal(logoPath(logo)) : undefined, fonts: strings(fonts), colors: strings(colors) })}`,
      `#let han-fonts = ${strings(han)}`,
      `#let other-fonts = ${array(others.map(literal))}`,
    ].join('\n');
  }
}

function anchorsOf(compiler: NodeCompiler, document: NodeTypstDocument): FoundAnchor[] {
  const [found] = compiler.query(document, { selector: '<anchors>', field: 'value' }) as [string, number, number][][];
  return (found ?? []).map(([name, page]) => ({ name, page: page - 1 }));
}

function pdfOf(compiler: NodeCompiler, document: NodeTypstDocument): TypesetPages {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), accessible: true };
  } catch {
    // No font contains one of the characters. The pages are tagged all the same.
    return { pdf: compiler.pdf(document, { pdfTags: true }), accessible: false };
  }
}
