import { Html, html } from '../html.ts';
import { shownMarks } from '../marks.rules.ts';
import type { PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

/** Two blips of different impact, a new one, and one with the way it has come; as large as the letters beside them. */
const drawings = {
  impact: '<circle class="dot" cx="6" cy="10" r="3"/><circle class="dot" cx="22" cy="10" r="6.5"/>',
  new: '<circle class="dot" cx="15" cy="10" r="3.5"/><circle class="ring" cx="15" cy="10" r="7"/>',
  moved: '<path class="way" d="M2 10h17"/><circle class="dot" cx="24" cy="10" r="4"/>',
} as const;

/** What size and marks of the blips mean, below the picture. */
export function legend({ content, background }: PublicDump, texts: PageTexts): Html {
  const marks = shownMarks(content.blips);
  const isMoved = marks.includes('in') || marks.includes('out');
  const shown = [
    html`${drawn('impact')} ${texts.say(background === 'night' ? 'key_brighter' : 'key_larger')}`,
    ...(marks.includes('new') ? [html`${drawn('new')} ${texts.say('key_new')}`] : []),
    ...(isMoved ? [html`${drawn('moved')} ${texts.say('key_moved')}`] : []),
  ];
  return html`<ul class="key">${shown.map((entry) => html`<li>${entry}</li>`)}</ul>`;
}

const drawn = (what: keyof typeof drawings): Html =>
  new Html(`<svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">${drawings[what]}</svg>`);
