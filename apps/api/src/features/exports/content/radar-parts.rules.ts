import { type DumpBlip, nameKey, type RadarLayout } from '@foreglow/contract';
import { mostNames } from '@foreglow/pictures/radars/layout/blip-labels';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { type Field, placesOf } from '@foreglow/pictures/radars/layout/places';
import type { ExportedRadar } from './content.ts';

/** A sector of a radar, enlarged over the whole half disc. */
export interface RadarSector {
  readonly name: string;
  readonly blips: readonly DumpBlip[];
  readonly field: Field;
  readonly layout: RadarLayout;
}

/** Whether a radar has more blips than have names on it, so that its sectors are shown one by one as well. */
export const isShownBySector = ({ content }: ExportedRadar): boolean => content.blips.length > mostNames;

/** The sectors of a radar that contain blips. */
export function sectorsOf({ content }: ExportedRadar): RadarSector[] {
  const { domains, rings } = content;
  return domains.flatMap((name) => {
    const blips = content.blips.filter(({ domain }) => nameKey(domain) === nameKey(name));
    if (blips.length === 0) return [];
    const field = { domains: [name], rings };
    const layout = layoutRadar({ shape: 'half', sectors: field.domains, rings, blips: placesOf(field, blips) });
    return [{ name, blips, field, layout }];
  });
}
