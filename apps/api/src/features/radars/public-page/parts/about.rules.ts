import { type Html, html } from '../html.ts';
import type { Prose, PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

/** Shown until a blip is chosen: the question, the subject of the radar, and the note on this version. */
export function about({ content, note }: PublicDump, texts: PageTexts, prose: Prose): Html {
  const { challenge, description, title, blips } = content;
  return html`<div class="about">
<p class="place">${texts.say('about')}</p>
${challenge && challenge !== title && html`<h2 class="question" dir="auto">${challenge}</h2>`}
${description && html`<div class="prose">${prose(description)}</div>`}
${note && html`<p class="note" dir="auto">${note}</p>`}
${blips.length > 0 && html`<p class="welcome">${texts.say('welcome')}</p>`}
</div>`;
}
