import { type SheetTexts, sheetOf } from '#features/map/rules/map-sheet.rules.ts';
import { saveBlob } from '#lib/browser/save-blob.ts';
import type { ChartPicture } from '../chart/map-chart.types.ts';
import { resolvedColors } from '../chart/points/colors.ts';
import { paintMap } from './paint-map.ts';
import { writeMap } from './write-map.ts';

/** The pixels of a PNG per CSS pixel. */
const pngScale = 2;

/** Saves what a chart shows as a picture, with its title and legend. */
export async function saveMap(
  picture: ChartPicture,
  texts: SheetTexts,
  kind: 'png' | 'svg',
  name: string,
): Promise<void> {
  const swatches = resolvedColors(
    texts.legend.map(({ swatch }) => swatch),
    document.body,
  );
  const legend = texts.legend.map((row, at) => ({ ...row, swatch: swatches[at] ?? row.swatch }));
  const sheet = sheetOf({ ...texts, legend }, picture.size);
  const blob =
    kind === 'png'
      ? await paintMap(picture, sheet, pngScale)
      : new Blob([writeMap(picture, sheet)], { type: 'image/svg+xml' });
  saveBlob(blob, `${name}.${kind}`);
}
