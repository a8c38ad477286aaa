import { byNumber } from '../by-number.rules.ts';
import { type Html, html } from '../html.ts';
import { markedMovements } from '../marks.rules.ts';
import type { PublicDump } from '../page.types.ts';
import { changesPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';
import { links } from './links.rules.ts';

/** The blips that are new, have moved or are gone since the previous version, in pieces; none for a first version. */
export function* changes({ content }: PublicDump, texts: PageTexts): Generator<Html> {
  const { previous, blips, gone } = content;
  if (!previous) return;
  const moved = markedMovements.map((movement) => ({
    movement,
    blips: byNumber(blips.filter((blip) => blip.movement === movement)),
  }));
  const hasMoved = moved.some((each) => each.blips.length > 0);
  yield html`<article class="detail" id="${changesPlace}" tabindex="-1">
<p class="place"><span>${texts.say('changes_date', { date: texts.day(previous.created_at) })}</span><a class="close" href="#picture">${texts.say('close')}</a></p>
<h2>${texts.say('changes_title', { number: previous.number })}</h2>
`;
  for (const each of moved) {
    if (each.blips.length === 0) continue;
    yield html`<h3>${texts.say(`movement_${each.movement}`)} · ${each.blips.length}</h3>${links(each.blips, texts)}`;
  }
  yield html`
${gone.length > 0 && html`<h3>${texts.say('gone')} · ${gone.length}</h3><ul class="links gone">${gone.map(({ label, ring }) => html`<li class="row"><span class="label" dir="auto">${label}</span> <span class="ring">${ring}</span></li>`)}</ul>`}
${!hasMoved && gone.length === 0 && html`<p>${texts.say('nothing_changed')}</p>`}
</article>`;
}
