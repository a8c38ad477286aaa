import { type Html, html } from '../html.ts';
import type { PageEditions, PageOptions, PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

type Place = Pick<PageOptions, 'embeddable'>;

/** Says that there is a newer edition, if one is open, and leads to it. */
export function newerEdition(
  { number }: Pick<PublicDump, 'number'>,
  { open, lasting }: PageEditions,
  place: Place,
  texts: PageTexts,
): Html | null {
  const [newest] = open;
  if (!newest || number === null || newest.number <= number) return null;
  const date = texts.day(newest.created_at);
  return html`<p class="newer">${texts.say('newer', { number: newest.number, date })} <a href="${lasting ?? newest.address}"${outside(newest, place)}>${texts.say('newer_link')}</a></p>`;
}

/** All editions that can be read, with the address that always shows the newest. */
export function editions(dump: PublicDump, { open, lasting }: PageEditions, place: Place, texts: PageTexts): Html {
  const [newest] = open;
  return html`<section class="editions" aria-labelledby="editions-title">
<h2 id="editions-title">${texts.say('editions')}</h2>
<p>${
    lasting && newest
      ? html`${texts.say('lasting')} <a href="${lasting}"${outside(newest, place)}>${texts.say('lasting_link')}</a>`
      : texts.say('lasting_here')
  }</p>
<ol>${open.map(
    (edition) =>
      html`<li><a href="${edition.address}"${edition.number === dump.number && html` aria-current="true"`}${outside(edition, place)}>${texts.say('number', { number: edition.number })}</a> <time datetime="${edition.created_at}">${texts.day(edition.created_at)}</time>${edition.note && html` <span dir="auto">${edition.note}</span>`}</li>`,
  )}</ol>
</section>
`;
}

/** A page in a frame of another site must not lead to one that refuses frames. */
const outside = (edition: { readonly embeddable: boolean }, { embeddable }: Place): Html | false =>
  embeddable && !edition.embeddable && html` target="_blank" rel="noopener"`;
