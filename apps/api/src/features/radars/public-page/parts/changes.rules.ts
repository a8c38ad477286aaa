import { type DumpBlip, nameKey } from '@foreglow/contract';
import { byNumber } from '../by-number.rules.ts';
import { type Html, html, joined } from '../html.ts';
import { markedMovements } from '../marks.rules.ts';
import type { PublicDump } from '../page.types.ts';
import { changesPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';
import { links } from './links.rules.ts';

/** Groups of more blips are folded, so that the list of all blips stays near. */
const unfolded = 12;

const changeKinds = [...markedMovements, 'other'] as const;

interface Change {
  readonly kind: (typeof changeKinds)[number];
  /** By number. */
  readonly blips: readonly DumpBlip[];
}

/** The blips that are new, have moved or are otherwise different since the edition before, without empty groups. */
function changesIn({ blips }: PublicDump['content']): Change[] {
  const ofKind = (kind: Change['kind']) => (blip: DumpBlip) =>
    kind === 'other' ? hasOtherPlace(blip) : blip.movement === kind;
  return changeKinds
    .map((kind) => ({ kind, blips: byNumber(blips.filter(ofKind(kind))) }))
    .filter((change) => change.blips.length > 0);
}

/** Whether a blip has stayed in its ring, but not in its sector or of its impact. */
const hasOtherPlace = ({ movement, before, domain, impact }: DumpBlip): boolean =>
  movement === 'unchanged' &&
  before !== null &&
  (nameKey(before.domain) !== nameKey(domain) || before.impact !== impact);

/** One line on what changed since the edition before, which leads to the changes; null for a first edition. */
export function changesLine({ content, previousRevoked }: PublicDump, texts: PageTexts): Html | null {
  const { previous, gone } = content;
  if (!previous) return null;
  const counted = [
    ...changesIn(content).map(({ kind, blips }) => texts.count(`count_${kind}`, blips.length)),
    ...(gone.length > 0 ? [texts.count('count_gone', gone.length)] : []),
  ];
  const said =
    counted.length > 0
      ? joined(
          counted.map((count) => html`<span class="unbroken">${count}</span>`),
          ' · ',
        )
      : texts.say(previousRevoked ? 'changes_link' : 'nothing_changed');
  return html`<p class="since"><a href="#${changesPlace}">${texts.say('changes_title', { number: previous.number })}</a> ${said}</p>`;
}

/** What changed since the edition before, each group with its blips. */
export function* changes({ content, previousRevoked }: PublicDump, texts: PageTexts): Generator<Html> {
  const { previous, gone } = content;
  yield html`<section class="changes" id="${changesPlace}" aria-labelledby="changes-title" tabindex="-1">
<h2 id="changes-title">${previous ? texts.say('changes_title', { number: previous.number }) : texts.say('changes_first_title')}</h2>
`;
  if (!previous) {
    yield html`<p>${texts.say('first_edition')}</p>\n</section>\n`;
    return;
  }
  yield html`<p>${texts.say('changes_date', { number: previous.number, date: texts.day(previous.created_at) })}</p>\n`;
  const found = changesIn(content);
  if (previousRevoked) yield html`<p>${texts.say('gone_hidden', { number: previous.number })}</p>\n`;
  else if (found.length === 0 && gone.length === 0) yield html`<p>${texts.say('nothing_changed')}</p>\n`;
  yield html`<div class="changes-groups">`;
  for (const { kind, blips } of found) {
    const title = texts.say(kind === 'other' ? 'changed_other' : `movement_${kind}`);
    yield group(title, blips.length, links(blips, texts));
  }
  if (gone.length > 0) {
    const list = html`<ul class="links gone">${gone.map(({ label, ring }) => html`<li class="row"><span class="label" dir="auto">${label}</span> <span class="ring">${ring}</span></li>`)}</ul>`;
    yield group(texts.say('gone'), gone.length, list);
  }
  yield html`</div>\n</section>\n`;
}

const group = (title: string, count: number, list: Html): Html =>
  html`<details${count <= unfolded && html` open`}><summary><h3>${title} · ${count}</h3></summary>${list}</details>`;
