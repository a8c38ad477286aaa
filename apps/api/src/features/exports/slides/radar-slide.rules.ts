import { nameKey } from '@foreglow/contract';
import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawRadar } from '@foreglow/pictures/radars/draw-radar';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import type { ExportedRadar } from '../content/content.ts';
import type { SlideWords } from './words.ts';

/** The slide of a radar: its picture across the full width, and its blips in the notes. */
export interface RadarSlide {
  readonly kicker: string;
  readonly title: string;
  readonly altText: string;
  readonly notes: string;
  /** The height of the picture relative to its width. */
  readonly ratio: number;
}

export function radarSlide({ title, content, layout }: ExportedRadar, words: SlideWords): RadarSlide {
  const lists = content.domains.flatMap((sector) => {
    const blips = content.blips.filter((blip) => nameKey(blip.domain) === nameKey(sector));
    return ['', sector, ...blips.map(({ number, label, ring }) => `${number} ${label} (${ring})`)];
  });
  return {
    kicker: [words.say('radar'), words.count('blips', content.blips.length)].join(' · '),
    title,
    altText: `${title}. ${words.count('blips', content.blips.length)}`,
    notes: [title, content.challenge, ...lists].filter((line) => line !== null).join('\n'),
    ratio: layout.height / layout.width,
  };
}

/** The picture of a radar as SVG, on the paper of the slides. */
export const radarSlideSvg = ({ title, content, layout }: ExportedRadar, style: RadarStyle): string =>
  svgText(
    drawRadar(
      {
        layout,
        blips: content.blips,
        challenge: content.challenge,
        title,
        description: title,
        prefix: 'radar',
        onPaper: true,
      },
      style,
    ),
  );
