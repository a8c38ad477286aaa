import { type Movement, movements } from '@foreglow/contract';
import { type Html, html } from '../html.ts';
import type { PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

/** Whose radar it is, and what the marks on the blips mean, as far as there are any. */
export function foot({ content }: PublicDump, texts: PageTexts): Html {
  const marked = movements.filter(
    (movement): movement is Exclude<Movement, 'unchanged'> =>
      movement !== 'unchanged' && content.blips.some((blip) => blip.movement === movement),
  );
  return html`<footer class="foot">
<p><span dir="auto">${content.workspace}</span> · ${texts.say('made')}</p>
${marked.length > 0 && html`<ul class="key">${marked.map((movement) => html`<li><span class="mark mark-${movement}" aria-hidden="true"></span> ${texts.say(`key_${movement}`)}</li>`)}</ul>`}
</footer>`;
}
