import { element, measure } from '@foreglow/pictures/drawing/svg';
import { breakText } from '@foreglow/pictures/radars/break-text';
import { drawContent } from '@foreglow/pictures/radars/draw-radar';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { editionName } from '../public-page/edition-name.rules.ts';
import type { PublicDump } from '../public-page/page.types.ts';
import type { PageTexts } from '../public-page/texts.ts';
import type { SizedDrawing } from './poster.rules.ts';
import { textLine, typefacesOf } from './text-line.rules.ts';

/** The size in which sites show link previews. */
const width = 1200;
const height = 630;
const margin = 64;
/** The radius of the disc, whose horizon is the bottom edge of the picture. */
const radius = 400;

/** The link preview of a published radar: its title above the half disc. */
export function drawPreview(dump: PublicDump, texts: PageTexts, theme: Theme | undefined): SizedDrawing {
  const { content, layouts } = dump;
  const style = radarStyleOf(theme, dump.background === 'paper' ? 'light' : 'night');
  const typefaces = typefacesOf(style);
  const layout = layouts.half;
  const scale = radius / Math.max(...layout.rings.map(({ outer }) => outer));
  const x = width / 2 - layout.centre.x * scale;
  const y = height - layout.centre.y * scale;
  const size = content.title.length > 32 ? 40 : 54;
  const space = (width - 2 * margin) / size;
  const lines = breakText(content.title, [space, space]);
  const edition = `${editionName(dump, texts)} · ${content.workspace}`;
  const node = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    [
      element('rect', { width, height, fill: style.paper }),
      element('g', { transform: `translate(${measure(x)} ${measure(y)}) scale(${measure(scale)})` }, [
        drawContent(
          { layout, field: content, blips: content.blips, challenge: content.challenge, prefix: 'preview' },
          style,
        ),
      ]),
      ...lines.map((line, index) =>
        textLine(line, margin, 64 + size * 0.5 + index * size * 1.12, {
          ...typefaces.title,
          'font-size': size,
          fill: style.ink,
        }),
      ),
      textLine(edition, margin, 64 + size * 0.5 + (lines.length - 1) * size * 1.12 + 40, {
        ...typefaces.small,
        'font-size': 20,
        fill: style.inkSoft,
      }),
    ],
  );
  return { node, width, height };
}
