import { type DumpBlip, nameKey, type RadarLayout } from '@foreglow/contract';
import type { LabelledWidth } from '@foreglow/pictures/radars/layout/blip-labels';
import type { Field } from '@foreglow/pictures/radars/layout/places';
import type { ExportedRadar } from '../content/content.ts';
import { isShownBySector, sectorsOf } from '../content/radar-parts.rules.ts';
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

/** A slide of a radar: all of it, or one of its sectors with the list of its blips. */
export interface RadarSlide {
  readonly kicker: string;
  readonly title: string;
  readonly challenge: string | null;
  readonly layout: RadarLayout;
  readonly field: Field;
  readonly blips: readonly DumpBlip[];
  /** For which width of a picture its names are placed. */
  readonly width: LabelledWidth;
  /** The names of its blips by ring; null on the slide of all sectors. */
  readonly list: readonly { readonly ring: string; readonly blips: readonly DumpBlip[] }[] | null;
  /** Whether slides of its sectors follow, which have the names of all blips. */
  readonly isOverview: boolean;
  /** What its notes contain. */
  readonly sectors: readonly { readonly name: string; readonly blips: readonly NotedBlip[] }[];
}

/** The slides of a radar. One with more blips than have names on it is followed by a slide of each of its sectors. */
export function radarSlides(radar: ExportedRadar, words: SlideWords): RadarSlide[] {
  const { title, content, layout } = radar;
  const { challenge, domains, rings, blips } = content;
  const count = (number: number) => words.count('blips', number);
  const sectors = sectorsOf(radar);
  const notes = sectors.map((sector) => ({ name: sector.name, blips: sector.blips.map(noted) }));
  const whole: RadarSlide = {
    kicker: [words.say('radar'), count(blips.length)].join(' · '),
    title,
    challenge,
    layout,
    field: { domains, rings },
    blips,
    width: 'wide',
    list: null,
    isOverview: isShownBySector(radar),
    sectors: notes,
  };
  if (!whole.isOverview) return [whole];
  const ofSectors = sectors.map((sector, at): RadarSlide => {
    return {
      kicker: [title, count(sector.blips.length)].join(' · '),
      title: sector.name,
      challenge: null,
      layout: sector.layout,
      field: sector.field,
      blips: sector.blips,
      width: 'medium',
      isOverview: false,
      list: rings
        .map((ring) => ({ ring, blips: sector.blips.filter((blip) => nameKey(blip.ring) === nameKey(ring)) }))
        .filter((part) => part.blips.length > 0),
      sectors: notes.slice(at, at + 1),
    };
  });
  return [whole, ...ofSectors];
}

const noted = ({ number, label, ring, rationale, cards }: DumpBlip): NotedBlip => ({
  name: `${number} ${label} (${ring})`,
  rationale,
  evidence: cards.map((card) => card.title),
});
