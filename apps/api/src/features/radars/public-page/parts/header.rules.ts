import { radarShapes } from '@foreglow/contract';
import { editionName } from '../edition-name.rules.ts';
import { type Html, html } from '../html.ts';
import type { PageOptions, PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';
import { brand } from './brand.rules.ts';
import { changesLine } from './changes.rules.ts';
import { newerEdition } from './editions.rules.ts';
import { ledeOf } from './lede.rules.ts';

/** Titles of more letters are set in a smaller size. */
const longTitle = 70;

/** The title of the page, a summary of its content, and its tools. */
export function header(dump: PublicDump, options: PageOptions, texts: PageTexts): Html {
  const { content, created_at } = dump;
  return html`<header>
${brand(options)}
<div class="header">
<div class="titles">
<h1 dir="auto"${content.title.length > longTitle && html` class="long"`}>${content.title}</h1>
<p class="edition">${editionName(dump, texts)} · <time datetime="${created_at}">${texts.month(created_at)}</time></p>
<p class="lede">${ledeOf(dump, texts)}</p>
${changesLine(dump, texts)}
${options.editions && newerEdition(dump, options.editions, options, texts)}
</div>
<div class="tools">
<fieldset class="views"><legend class="unseen">${texts.say('view')}</legend>${radarShapes.map(
    (shape) =>
      html`<label><input type="radio" name="view" value="${shape}"${shape === 'half' && html` checked`}><span>${texts.say(shape)}</span></label>`,
  )}</fieldset>
${options.files.length > 0 && downloads(options, texts)}
</div>
</div>
</header>`;
}

const downloads = ({ files }: PageOptions, texts: PageTexts): Html =>
  html`<details class="downloads"><summary class="button">${texts.say('download')}</summary><ul>${files.map(
    ({ format, address }) => html`<li><a href="${address}" download>${texts.say(`file_${format}`)}</a></li>`,
  )}</ul></details>`;
