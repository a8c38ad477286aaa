import { type DumpBlip, nameKey, radarShapes, type ShownItem } from '@foreglow/contract';
import { byNumber } from '../by-number.rules.ts';
import { Html, html } from '../html.ts';
import type { Prose, PublicDump } from '../page.types.ts';
import { blipPlace, groupPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';
import { siteName, webAddress } from '../web-address.rules.ts';
import { about } from './about.rules.ts';
import { links } from './links.rules.ts';
import { changesOf } from './movement.rules.ts';
import { groupName } from './picture.rules.ts';

/**
 * The area next to the picture, in pieces: the article named in the address, otherwise information about the whole
 * radar.
 */
export function* details(dump: PublicDump, texts: PageTexts, prose: Prose): Generator<Html> {
  const blips = byNumber(dump.content.blips);
  yield html`<aside class="details" aria-label="${texts.say('about')}" tabindex="0">\n`;
  for (const [index, blip] of blips.entries()) {
    yield article(blip, blips.at(index - 1), blips[index + 1] ?? blips[0], dump, texts, prose);
  }
  yield html`\n`;
  yield* groups(dump, texts);
  yield html`\n${about(dump, texts, prose)}\n</aside>`;
}

function article(
  blip: DumpBlip,
  previous: DumpBlip | undefined,
  next: DumpBlip | undefined,
  dump: PublicDump,
  texts: PageTexts,
  prose: Prose,
): Html {
  const { number, label, domain, ring, impact, rationale, trend } = blip;
  return html`<article class="detail" id="${blipPlace(blip)}" tabindex="-1">
${bar(html`${number} · <bdi>${domain}</bdi> · <bdi>${ring}</bdi> · ${texts.say('impact_of', { impact })}`, texts)}
<h2 dir="auto">${label}</h2>
${reason(rationale ? prose(rationale) : null, trend?.text ?? null)}
${changesOf(blip, dump, texts).map((sentence) => html`<p class="moved">${sentence}</p>`)}
${way(blip, dump, texts)}
${facts(blip, texts)}
${evidence(blip, texts)}
<p class="walk">${previous && step('previous', previous, texts)}${next && step('next', next, texts)}</p>
</article>`;
}

/** Why the blip is on the radar. In versions published earlier, a trend is only there with its first words. */
function reason(rationale: Html | null, ofTrend: string | null): Html | null {
  if (rationale) return html`<div class="prose">${rationale}</div>`;
  return ofTrend ? html`<div class="prose"><p dir="auto">${ofTrend}</p></div>` : null;
}

/** The first line of details, with the link that closes them. */
const bar = (place: Html | string, texts: PageTexts): Html =>
  html`<p class="place"><span>${place}</span><a class="close" href="#picture" aria-label="${texts.say('close')}">${cross}</a></p>`;

const cross = new Html(
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></svg>',
);

const step = (way: 'previous' | 'next', blip: DumpBlip, texts: PageTexts): Html =>
  html`<a href="#${blipPlace(blip)}" class="step-${way}" aria-label="${texts.say(way)}: ${blip.number} ${blip.label}">${way === 'previous' ? '←' : '→'}</a>`;

/** The rings of a blip over the editions, if it was in several. */
function way({ id }: DumpBlip, { rings }: PublicDump, texts: PageTexts): Html | null {
  const steps = rings?.get(id) ?? [];
  if (steps.length < 2) return null;
  return html`<ol class="way" aria-label="${texts.say('over_editions')}">${steps.map(
    ({ number, ring }) => html`<li><span>${texts.say('number', { number })}</span> <b dir="auto">${ring}</b></li>`,
  )}</ol>`;
}

function facts({ label, trend, direction, impacts, tags }: DumpBlip, texts: PageTexts): Html | null {
  const rows = [
    trend &&
      nameKey(trend.title) !== nameKey(label) &&
      html`<dt>${texts.say('trend')}</dt><dd dir="auto">${trend.title}</dd>`,
    direction && html`<dt>${texts.say('direction')}</dt><dd>${texts.say(`direction_${direction}`)}</dd>`,
    impacts.length > 0 && html`<dt>${texts.say('affects')}</dt><dd dir="auto">${texts.list(impacts)}</dd>`,
  ].filter((entry) => entry instanceof Html);
  const dots = tags.map(({ name, color }) => html`<li class="tag tag-${color}" dir="auto">${name}</li>`);
  if (rows.length + dots.length === 0) return null;
  return html`${rows.length > 0 && html`<dl class="facts">${rows}</dl>`}${dots.length > 0 && html`<ul class="tags">${dots}</ul>`}`;
}

function evidence({ cards }: DumpBlip, texts: PageTexts): Html | null {
  if (cards.length === 0) return null;
  return html`<h3>${texts.say('evidence')}</h3>
<ul class="evidence">${cards.map(shown)}</ul>`;
}

function shown({ title, text, source_url }: ShownItem): Html {
  const address = source_url && webAddress(source_url);
  return html`<li><b dir="auto">${title}</b>${text && html`<p dir="auto">${text}</p>`}${
    address &&
    html`<a class="source" href="${address}" rel="noopener nofollow" target="_blank">${siteName(address)}</a>`
  }</li>`;
}

/** The target of a circle that represents several blips: a list of them. */
function* groups({ content, layouts }: PublicDump, texts: PageTexts): Generator<Html> {
  const known = new Map(content.blips.map((blip) => [blip.id, blip]));
  for (const shape of radarShapes) {
    for (const group of layouts[shape].groups) {
      const blips = group.ids.flatMap((id) => known.get(id) ?? []);
      yield html`<article class="detail" id="${groupPlace(shape, group)}" tabindex="-1">
${bar(groupName(group, content.domains, content.rings, texts), texts)}
${links(byNumber(blips), texts)}
</article>`;
    }
  }
}
