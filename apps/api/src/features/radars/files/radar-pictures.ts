import { element, type SvgNode, svgPieces, svgText } from '@foreglow/pictures/drawing/svg';
import type { SvgDrawer } from '#platform/images/svg-drawer.ts';
import { finishInTurns, inTurns } from '#platform/queue/in-turns.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { carriedFonts } from '../public-page/fonts/font-styles.rules.ts';
import { UsedCharacters } from '../public-page/fonts/used-characters.rules.ts';
import { type WebFont, webFonts } from '../public-page/fonts/web-fonts.ts';
import type { PublicDump } from '../public-page/page.types.ts';
import type { PageTexts } from '../public-page/texts.ts';
import { drawPoster, type PictureOptions } from './poster.rules.ts';
import { drawPreview } from './preview.rules.ts';

/** The number of pixels for each pixel of the drawing. */
const density = 1.5;
/** The maximum height. Only thousands of blips would exceed it, and more pixels would not be shown anyway. */
const highest = 6000;

/** Whether pictures use a font: they have no italics, and bold only in Inter. */
const isShown = ({ style, name }: WebFont): boolean => style === 'normal' && !name.startsWith('newsreader-bold-');

/** A radar as an SVG file with the fonts that its texts need, in pieces; empty ones are pauses in the work. */
export function* radarSvg(dump: PublicDump, options: PictureOptions): Generator<string> {
  const { node } = yield* drawPoster(dump, options);
  const written: string[] = [];
  const used = new UsedCharacters();
  for (const piece of svgPieces(node)) {
    written.push(piece);
    used.add(piece);
    yield '';
  }
  const [startTag = '', ...others] = written;
  yield startTag;
  yield svgText(element('style', {}, [carriedFonts(webFonts().filter(isShown), used)]));
  yield* others;
}

/** A radar as a PNG file, 2400 pixels wide. */
export async function radarPng(drawer: SvgDrawer, dump: PublicDump, options: PictureOptions): Promise<Buffer> {
  const { node, width, height } = await finishInTurns(drawPoster(dump, options));
  const scale = Math.min(density, highest / height);
  return drawer.draw(await textOf(node), { width: Math.round(width * scale), height: Math.round(height * scale) });
}

/** The picture for link previews of a radar, as PNG of 1200 × 630 pixels. */
export async function radarPreview(
  drawer: SvgDrawer,
  dump: PublicDump,
  texts: PageTexts,
  siteTheme?: Theme,
): Promise<Buffer> {
  const { node, width, height } = drawPreview(dump, texts, siteTheme);
  return drawer.draw(await textOf(node), { width, height });
}

/** The text of a drawing, written in short turns. */
const textOf = async (node: SvgNode): Promise<string> => (await inTurns(svgPieces(node), (piece) => piece)).join('');
