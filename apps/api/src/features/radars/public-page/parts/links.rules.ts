import type { DumpBlip } from '@foreglow/contract';
import { type Html, html } from '../html.ts';
import { blipPlace } from '../places.rules.ts';
import type { PageTexts } from '../texts.ts';
import { movementMark } from './lists.rules.ts';

/** A list of blips, each linked to its details. */
export const links = (blips: readonly DumpBlip[], texts: PageTexts): Html =>
  html`<ol class="links">${blips.map(
    (blip) =>
      html`<li class="row"><a href="#${blipPlace(blip)}" data-place="${blipPlace(blip)}" dir="auto"><span class="number">${blip.number}</span> <span class="label">${blip.label}${movementMark(blip, texts)}</span> <span class="ring">${blip.ring}</span></a></li>`,
  )}</ol>`;
