import { type DumpBlip, type PlacedGroup, type RadarShape, radarShapes } from '@foreglow/contract';
import { element, measure, type SvgNode } from '@foreglow/contract/drawing/svg';
import { drawBlip, drawGroup, strokeSpace } from '@foreglow/contract/radars/picture/draw-blip';
import { drawSky } from '@foreglow/contract/radars/picture/draw-field';
import { drawNamesForAllWidths } from '@foreglow/contract/radars/picture/draw-names';
import { variableRadarStyle } from '@foreglow/contract/radars/picture/radar-style';
import { drawing, type Html, html } from '../html.ts';
import type { PublicDump } from '../page.types.ts';
import { blipPlace, groupPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';

/** Both views of the radar, only one of which is shown, with the switch between them. */
export function pictures(dump: PublicDump, texts: PageTexts): Html {
  return html`<div class="pictures" role="group" aria-label="${texts.say('picture')}">
${radarShapes.map((shape) => html`<div class="picture picture-${shape}">${drawing(picture(dump, shape, texts))}</div>`)}
<p class="tooltip" aria-hidden="true" hidden></p>
</div>`;
}

function picture({ content, layouts }: PublicDump, shape: RadarShape, texts: PageTexts): SvgNode {
  const layout = layouts[shape];
  const { challenge, domains, blips, rings } = content;
  const known = new Map(blips.map((blip) => [blip.id, blip]));
  const description = texts.say('picture_text', {
    blips: texts.count('blips', blips.length),
    domains: texts.countInWords('domains', domains.length),
  });
  const links = layout.blips.flatMap((place) => {
    const blip = known.get(place.id);
    if (!blip) return [];
    const { number, movement } = blip;
    return [
      link(
        blipPlace(blip),
        blipName(blip, texts),
        drawBlip(
          place,
          { number, movement, centre: layout.centre, space: strokeSpace(place, movement, layout) },
          variableRadarStyle,
        ),
      ),
    ];
  });
  const groups = layout.groups.map((group) =>
    link(groupPlace(shape, group), groupName(group, domains, rings, texts), drawGroup(group, variableRadarStyle)),
  );
  const field = [
    ...drawSky(layout, shape, variableRadarStyle),
    // The question also stands below the lists, for narrow pictures.
    ...drawNamesForAllWidths(layout, content, { challenge, prefix: shape }, variableRadarStyle),
  ];
  return element(
    'svg',
    {
      viewBox: `0 0 ${measure(layout.width)} ${measure(layout.height)}`,
      role: 'group',
      'aria-label': description,
    },
    [element('g', { 'aria-hidden': 'true' }, field), ...groups, ...links],
  );
}

const link = (place: string, name: string, drawn: SvgNode): SvgNode =>
  element('a', { href: `#${place}`, 'aria-label': name, 'data-place': place }, [drawn]);

/** The label of a blip where only its number is visible. */
function blipName({ number, label, domain, ring, movement }: DumpBlip, texts: PageTexts): string {
  const moved = movement && movement !== 'unchanged' ? `, ${texts.say(`movement_${movement}`)}` : '';
  return `${number} ${label}: ${texts.say('in_domain', { domain, ring })}${moved}`;
}

/** The label of a group of blips. */
export const groupName = (
  { domain, ring, ids }: PlacedGroup,
  domains: readonly string[],
  rings: readonly string[],
  texts: PageTexts,
): string => texts.say('group', { domain: domains[domain] ?? '', ring: rings[ring] ?? '', count: ids.length });
