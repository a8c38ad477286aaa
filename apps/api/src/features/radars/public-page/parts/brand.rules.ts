import type { Theme } from '#platform/themes/theme.ts';
import { type Html, html } from '../html.ts';
import type { PageOptions } from '../page.types.ts';

/** The sun on the horizon: the logo of a theme without one of its own. */
const sun =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><radialGradient id="d" cx=".5" cy="1" r="1"><stop stop-color="#f0a04b"/><stop offset=".55" stop-color="#d6456b"/><stop offset="1" stop-color="#3d348b"/></radialGradient><path d="M2 25a14 14 0 0 1 28 0z" fill="url(#d)"/></svg>';

/** The address of the logo, as a picture that needs no server. */
export const sunAddress = `data:image/svg+xml,${encodeURIComponent(sun)}`;

/** The logo and the name of the organisation, as the product shows them on this host. */
export const brand = ({ siteTheme, offline }: Pick<PageOptions, 'siteTheme' | 'offline'>): Html =>
  html`<p class="brand"><img src="${markAddress(siteTheme, offline)}" alt="" height="22"><span>${siteTheme?.name ?? 'Foreglow'}</span></p>`;

function markAddress(theme: Theme | undefined, offline: boolean): string {
  const mark = theme?.pictures.mark;
  if (!mark) return sunAddress;
  return offline ? `data:${mark.type};base64,${mark.bytes.toString('base64')}` : mark.address;
}
