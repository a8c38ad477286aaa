import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawRadar } from '@foreglow/pictures/radars/draw-radar';
import type { ExportedRadar } from '#features/exports/content/content.ts';
import { isShownBySector, type RadarSector, sectorsOf } from '#features/exports/content/radar-parts.rules.ts';
import { isRightToLeft } from '../scripts.rules.ts';
import { array, dictionary, literal, printable } from '../typst-code.rules.ts';
import { anchorOf, type Setting } from './setting.ts';

/** The cards that are named as evidence of a blip. */
const listedCards = 4;

type Sky = RadarSector & { readonly challenge: string | null };

/**
 * The Typst code of the pages of a radar: the night sky, for one with many blips also each of its sectors, and its blips
 * by sector.
 */
export function radarCode(radar: ExportedRadar, setting: Setting): string {
  const { slug, title, content, layout } = radar;
  const { texts } = setting;
  const sectors = sectorsOf(radar);
  const picture = ({ name, layout, field, blips, challenge }: Sky): string => {
    const count = texts.count('blips', blips.length);
    const drawn = drawRadar(
      { layout, field, blips, challenge, title: printable(name), description: count, prefix: 'radar' },
      setting.styles.radar,
    );
    return dictionary({
      drawing: literal(svgText(drawn)),
      ratio: String(layout.height / layout.width),
      alt: literal(printable(`${name}. ${count}`)),
      title: setting.line(name),
      length: String(printable(name).length),
      note: setting.phrase(name === title ? count : `${title} · ${count}`),
    });
  };
  const { paper, name: light, inkSoft: soft } = setting.styles.radar;
  const facts = dictionary({
    anchor: literal(anchorOf('radar', slug)),
    night: dictionary({ paper: literal(paper), light: literal(light), soft: literal(soft) }),
    whole: picture({ name: title, layout, field: content, blips: content.blips, challenge: content.challenge }),
    parts: array(
      isShownBySector(radar)
        ? sectors.map((sector) =>
            picture({ ...sector, layout: { ...sector.layout, domainLabels: [] }, challenge: null }),
          )
        : [],
    ),
    description: setting.markdown(content.description, 2),
    sectors: array(
      sectors.map(({ name, blips }) =>
        dictionary({ name: setting.phrase(name), blips: array(blips.map((blip) => blipFacts(blip, setting))) }),
      ),
    ),
  });
  return `radar-page(${literal(setting.options.paper)},${facts})`;
}

function blipFacts(blip: ExportedRadar['content']['blips'][number], setting: Setting): string {
  const { texts } = setting;
  const moved = blip.movement && blip.movement !== 'unchanged' ? texts.say(`movement_${blip.movement}`) : undefined;
  const notes = [blip.ring, texts.say('impactOfFive', { value: blip.impact }), ...(moved ? [moved] : [])];
  const evidence = evidenceOf(blip, texts);
  return dictionary({
    number: literal(String(blip.number)),
    'right-to-left': String(isRightToLeft(blip.label)),
    label: setting.phrase(blip.label),
    notes: setting.phrase(notes.join(' · ')),
    rationale: setting.markdown(blip.rationale, 3),
    evidence: evidence === null ? undefined : setting.phrase(evidence),
  });
}

/** The titles of the first cards behind a blip, and how many more there are. */
function evidenceOf({ cards }: ExportedRadar['content']['blips'][number], texts: Setting['texts']): string | null {
  if (cards.length === 0) return null;
  const titles = cards.slice(0, listedCards).map(({ title }) => title);
  const others = cards.length - titles.length;
  const list = [...titles, ...(others > 0 ? [texts.count('furtherCards', others)] : [])].join(' · ');
  return `${texts.say('evidence')}: ${list}`;
}
