import { nameKey } from '@foreglow/contract';
import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawRadar } from '@foreglow/pictures/radars/draw-radar';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import type { ExportedRadar } from '../content/content.ts';
import type { SlideWords } from './words.ts';

/** A blip in the notes of a slide. */
interface NotedBlip {
  /** Its number, label and ring. */
  readonly name: string;
  /** Markdown. */
  readonly rationale: string | null;
  /** The titles of its cards. */
  readonly evidence: readonly string[];
}

/** The slide of a radar: its picture across the full width, and its blips in the notes. */
export interface RadarSlide {
  readonly kicker: string;
  readonly title: string;
  readonly altText: string;
  readonly challenge: string | null;
  readonly sectors: readonly { readonly name: string; readonly blips: readonly NotedBlip[] }[];
  /** The height of the picture relative to its width. */
  readonly ratio: number;
}

export function radarSlide({ title, content, layout }: ExportedRadar, words: SlideWords): RadarSlide {
  return {
    kicker: [words.say('radar'), words.count('blips', content.blips.length)].join(' · '),
    title,
    altText: `${title}. ${words.count('blips', content.blips.length)}`,
    challenge: content.challenge,
    sectors: content.domains.map((name) => ({
      name,
      blips: content.blips
        .filter(({ domain }) => nameKey(domain) === nameKey(name))
        .map(({ number, label, ring, rationale, cards }) => ({
          name: `${number} ${label} (${ring})`,
          rationale,
          evidence: cards.map((card) => card.title),
        })),
    })),
    ratio: layout.height / layout.width,
  };
}

/** The picture of a radar as SVG, on the paper of the slides. */
export const radarSlideSvg = ({ title, content, layout }: ExportedRadar, style: RadarStyle): string =>
  svgText(
    drawRadar(
      {
        layout,
        field: content,
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
