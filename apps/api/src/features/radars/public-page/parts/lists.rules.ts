import { type DumpBlip, movementSymbols, nameKey } from '@foreglow/contract';
import { byNumber } from '../by-number.rules.ts';
import { type Html, html } from '../html.ts';
import type { PublicDump } from '../page.types.ts';
import { blipPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';

/** Every blip in the list of its sector, with the values that the filters use, in pieces. */
export function* lists({ content }: PublicDump, texts: PageTexts): Generator<Html> {
  if (content.blips.length === 0) {
    yield html`<p class="empty">${texts.say('empty')}</p>`;
    return;
  }
  yield html`<div class="lists">`;
  for (const sector of content.domains) {
    const blips = content.blips.filter((blip) => nameKey(blip.domain) === nameKey(sector));
    yield html`<section class="sector">\n<h3 dir="auto">${sector}</h3>\n<ol>`;
    for (const blip of byNumber(blips)) yield row(blip, texts);
    yield html`</ol>\n</section>`;
  }
  yield html`</div>`;
}

function row(blip: DumpBlip, texts: PageTexts): Html {
  const { number, label, ring, movement, impact, impacts, direction, tags } = blip;
  return html`<li class="row" data-impact="${impact}" data-impacts="${JSON.stringify(impacts)}" data-direction="${direction ?? ''}" data-movement="${movement ?? ''}" data-tags="${JSON.stringify(tags.map(({ name }) => name))}"><a href="#${blipPlace(blip)}" data-place="${blipPlace(blip)}" dir="auto"><span class="number">${number}</span> <span class="label">${label}${movementMark(blip, texts)}</span> <span class="ring">${ring}</span></a></li>`;
}

/** That a blip is new or has moved. It is not broken between symbol and word. */
export const movementMark = ({ movement }: Pick<DumpBlip, 'movement'>, texts: PageTexts): Html | null =>
  movement && movement !== 'unchanged'
    ? html` <span class="mark mark-${movement}"><span aria-hidden="true">${movementSymbols[movement]}</span> ${texts.say(`mark_${movement}`)}</span>`
    : null;
