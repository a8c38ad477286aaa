import { type Html, html } from '../html.ts';
import type { PageOptions, PublicDump } from '../page.types.ts';

/** The owner of the radar, the product that made the page, and the legal texts of the installation. */
export function foot({ content, background }: PublicDump, { texts, siteTheme, legal, embeddable }: PageOptions): Html {
  return html`<footer class="foot">
<p><span dir="auto">${content.workspace}</span> · ${texts.say('made', { product: siteTheme?.name ?? 'Foreglow' })} ${background === 'paper' && html`<button class="button quiet theme scripted" type="button" aria-label="${texts.say('theme')}" hidden><svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor"/></svg></button>`}</p>
${legal.length > 0 && html`<ul class="legal">${legal.map(({ page, address }) => html`<li><a href="${address}"${embeddable && html` target="_blank" rel="noopener"`}>${texts.say(`legal_${page}`)}</a></li>`)}</ul>`}
</footer>`;
}
