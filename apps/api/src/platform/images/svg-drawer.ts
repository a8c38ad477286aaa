import { Renderer } from '@takumi-rs/core';
import { LoadedFonts } from './loaded-fonts.ts';
import { furtherTypefaces, type Typeface } from './typefaces.rules.ts';

/** The fonts of a drawing. */
const typefaces: readonly Typeface[] = [
  newsreader('400Regular/Newsreader_400Regular.ttf', 400),
  newsreader('500Medium/Newsreader_500Medium.ttf', 500),
  inter('400Regular/Inter_400Regular.ttf', 400),
  inter('600SemiBold/Inter_600SemiBold.ttf', 600),
];

function newsreader(file: string, weight: number): Typeface {
  return { family: 'Newsreader', package: '@expo-google-fonts/newsreader', file, weight };
}

function inter(file: string, weight: number): Typeface {
  return { family: 'Inter', package: '@expo-google-fonts/inter', file, weight };
}

const source = 'drawing';

/**
 * Draws an SVG of our own, including its texts, as PNG in native threads. Never use it for files from outside. Fonts of
 * other scripts are loaded if its texts need them.
 */
export class SvgDrawer {
  readonly #renderer = new Renderer();
  readonly #fonts = new LoadedFonts(this.#renderer);

  async draw(svg: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
    await this.#fonts.load([...typefaces, ...furtherTypefaces(svg)]);
    const size = { width, height };
    return this.#renderer.render(
      { type: 'image', src: source, style: size },
      { ...size, format: 'png', images: [{ src: source, data: Buffer.from(svg), cache: 'none' }] },
    );
  }
}
