import { type DumpBlip, type PlacedGroup, type RadarShape, radarShapes } from '@foreglow/contract';
import { element, type LongSvgNode, measure, type SvgNode, svgPieces } from '@foreglow/pictures/drawing/svg';
import { drawTrails } from '@foreglow/pictures/radars/annotations';
import { drawBlip, drawGroup } from '@foreglow/pictures/radars/draw-blip';
import { drawSky } from '@foreglow/pictures/radars/draw-field';
import {
  annotateForAllWidths,
  drawLabelsForAllWidths,
  drawNamesForAllWidths,
} from '@foreglow/pictures/radars/draw-names';
import { variableNightStyle, variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { Html, html } from '../html.ts';
import type { PublicDump } from '../page.types.ts';
import { blipPlace, groupPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';
import { legend } from './legend.rules.ts';

/** Below this scale the blips of a radar are so small that an enlarged picture is wider than usual. */
const denseScale = 0.8;

/** Both views of the radar, only one of which is shown, and what enlarges them on phones, in pieces. */
export function* pictures(dump: PublicDump, texts: PageTexts): Generator<Html> {
  yield html`<div class="shown">
<div class="pictures" role="group" aria-label="${texts.say('picture')}">\n`;
  for (const shape of radarShapes) {
    const isDense = dump.layouts[shape].scale < denseScale;
    yield html`<div class="picture picture-${shape}${isDense && ' picture-dense'}">`;
    for (const piece of svgPieces(picture(dump, shape, texts))) yield new Html(piece);
    yield html`</div>`;
  }
  yield html`\n<p class="tooltip" aria-hidden="true" hidden></p>\n</div>`;
  yield html`\n${legend(dump, texts)}
<div class="phone"><p class="rings" dir="auto">${texts.say('rings', { rings: texts.list(dump.content.rings) })}</p><label class="button enlarge"><input type="checkbox" class="unseen"> ${texts.say('enlarge')}</label></div>
</div>`;
}

function picture(dump: PublicDump, shape: RadarShape, texts: PageTexts): LongSvgNode {
  const { domains: sectors, blips } = dump.content;
  const { width, height } = dump.layouts[shape];
  const description = texts.say('picture_text', {
    blips: texts.count('blips', blips.length),
    sectors: texts.countInWords('sectors', sectors.length),
  });
  return {
    tag: 'svg',
    attributes: { viewBox: `0 0 ${measure(width)} ${measure(height)}`, role: 'group', 'aria-label': description },
    children: drawnParts(dump, shape, texts),
  };
}

/** The field, the groups and the blips, each drawn when it is written. */
function* drawnParts(
  { content, layouts, background }: PublicDump,
  shape: RadarShape,
  texts: PageTexts,
): Generator<SvgNode> {
  const layout = layouts[shape];
  const { title, challenge, domains, blips, rings } = content;
  const style = background === 'night' ? variableNightStyle : variableRadarStyle;
  const annotations = annotateForAllWidths(layout, content, blips);
  yield element('g', { 'aria-hidden': 'true' }, [
    ...drawSky(layout, shape, style),
    ...drawNamesForAllWidths(
      layout,
      content,
      { challenge: challenge === title ? null : challenge, prefix: shape },
      style,
    ),
    drawTrails(annotations.trails, style),
  ]);
  for (const group of layout.groups) {
    const name = groupName(group, domains, rings, texts);
    yield link(groupPlace(shape, group), name, drawGroup(group, style));
  }
  const known = new Map(blips.map((blip) => [blip.id, blip]));
  for (const place of layout.blips) {
    const blip = known.get(place.id);
    if (!blip) continue;
    const { number, movement, impact } = blip;
    const named = annotations.named.has(place.id);
    const marks = { number, movement, impact, named, scale: layout.scale, prefix: shape };
    yield link(blipPlace(blip), blipName(blip, texts), drawBlip(place, marks, style));
  }
  yield element('g', { 'aria-hidden': 'true' }, drawLabelsForAllWidths(annotations, style));
}

const link = (place: string, name: string, drawn: SvgNode): SvgNode =>
  element('a', { href: `#${place}`, 'aria-label': name, 'data-place': place }, [drawn]);

/** The label of a blip where only its number is visible. */
function blipName({ number, label, domain, ring, movement }: DumpBlip, texts: PageTexts): string {
  const moved = movement && movement !== 'unchanged' ? `, ${texts.say(`movement_${movement}`)}` : '';
  return `${number} ${label}: ${texts.say('in_sector', { sector: domain, ring })}${moved}`;
}

/** The label of a group of blips. */
export const groupName = (
  { domain, ring, ids }: PlacedGroup,
  sectors: readonly string[],
  rings: readonly string[],
  texts: PageTexts,
): string => texts.say('group', { sector: sectors[domain] ?? '', ring: rings[ring] ?? '', count: ids.length });
