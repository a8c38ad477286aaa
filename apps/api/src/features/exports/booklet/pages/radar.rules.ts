import { nameKey } from '@foreglow/contract/radars/name-key';
import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawRadar } from '@foreglow/pictures/radars/draw-radar';
import type { ExportedRadar } from '#features/exports/content/content.ts';
import { array, dictionary, literal, printable } from '../typst-code.rules.ts';
import { anchorOf, type Setting } from './setting.ts';

/** The cards that are named as evidence of a blip. */
const listedCards = 4;

/** The Typst code of the pages of a radar: its picture, and its blips by sector. */
export function radarCode({ slug, title, content, layout }: ExportedRadar, setting: Setting): string {
  const { texts } = setting;
  const picture = drawRadar(
    {
      layout,
      field: content,
      blips: content.blips,
      challenge: content.challenge,
      title: printable(title),
      description: texts.count('blips', content.blips.length),
      prefix: 'radar',
    },
    setting.styles.radar,
  );
  const sectors = content.domains.map((name) => ({
    name,
    blips: content.blips.filter((blip) => nameKey(blip.domain) === nameKey(name)),
  }));
  const facts = dictionary({
    kind: literal(texts.say('radar')),
    anchor: literal(anchorOf('radar', slug)),
    title: setting.line(title),
    length: String(printable(title).length),
    question: setting.optionalLine(content.challenge),
    picture: literal(svgText(picture)),
    ratio: String(layout.height / layout.width),
    alt: literal(printable(`${title}. ${texts.count('blips', content.blips.length)}`)),
    description: setting.markdown(content.description, 2),
    sectors: array(
      sectors
        .filter(({ blips }) => blips.length > 0)
        .map(({ name, blips }) =>
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
  return dictionary({
    number: literal(String(blip.number)),
    label: setting.line(blip.label),
    notes: setting.phrase(notes.join(' · ')),
    rationale: setting.markdown(blip.rationale, 3),
    evidence: setting.optionalLine(evidenceOf(blip, texts)),
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
