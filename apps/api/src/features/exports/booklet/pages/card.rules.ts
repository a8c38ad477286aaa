import { tagColorValues } from '@foreglow/contract/tags/tag';
import { shorten, widthOf } from '@foreglow/pictures/drawing/text-width';
import type { ExportedTag, ExportedUse } from '#features/exports/content/content.ts';
import { isolated } from '#platform/text/isolated.rules.ts';
import { cardFit, listedPlaces } from '../card-fit.rules.ts';
import { linkAddress } from '../markdown/markdown.rules.ts';
import type { BookletCard, ListedItem } from '../options.ts';
import { array, dictionary, literal, printable, sequence } from '../typst-code.rules.ts';
import { anchorOf, type Setting } from './setting.ts';

/** The Typst code of pages of cards. */
export function cardsCode(cards: readonly BookletCard[], setting: Setting): string {
  const { paper, cardsPerPage } = setting.options;
  if (cardsPerPage === 1) {
    return cards.map((card) => `card-page(${literal(paper)},${cardFacts(card, setting)})`).join(';');
  }
  const [columns, rows] = paper === '16:9' ? [cardsPerPage, 1] : [cardsPerPage / 2, 2];
  return `card-sheets(${literal(paper)},${columns},${rows},${array(cards.map((card) => cardFacts(card, setting)))})`;
}

/** A card in the form used by the templates. */
function cardFacts(card: BookletCard, setting: Setting): string {
  const { texts, options } = setting;
  const isWhole = options.cardsPerPage === 1;
  const { size, isOnePage } = cardFit(card, options, card.related.length);
  const added = texts.say('addedBy', { name: card.creator.name, date: texts.date(card.createdAt) });
  const published = card.published_on && texts.date(new Date(`${card.published_on}T10:00Z`));
  const cited = [card.author && isolated(card.author), published].filter(Boolean).join(', ');
  return dictionary({
    anchor: literal(anchorOf('card', card.slug)),
    title: setting.line(card.title),
    size: `${size}pt`,
    'one-page': String(isOnePage),
    group: setting.groupOf(card.slug),
    subtitle: setting.optionalLine(card.subtitle),
    description: isWhole ? setting.markdown(card.description, 1) : setting.pieces(card.description),
    relevance: isWhole ? setting.markdown(card.relevance, 2) : setting.pieces(card.relevance),
    tags: tagList(card.tags, setting),
    source: sourceOf(card.source_url, setting),
    origin: setting.phrase([cited, added[0]?.toUpperCase() + added.slice(1)].filter(Boolean).join(' · ')),
    flags: array([
      ...(card.isDraft ? [literal(texts.say('draft'))] : []),
      ...(card.aiAssisted ? [literal(texts.say('aiSignal'))] : []),
    ]),
    picture: setting.picture(card.picture, card.slug, card.title),
    credit: setting.credit(card.picture),
    comments: array(
      (options.comments && isWhole ? card.comments : []).map(({ author, text, createdAt }) =>
        dictionary({
          by: sequence([setting.phrase(author), literal(` · ${texts.date(createdAt)}`)]),
          body: setting.markdown(text, 2) ?? '[]',
        }),
      ),
    ),
    used: array(
      isWhole ? card.usedIn.slice(0, listedPlaces).map((one) => place(one, texts.say(one.kind), setting)) : [],
    ),
    related: array(isWhole ? card.related.map((one) => place({ kind: 'card', ...one }, undefined, setting)) : []),
    words: setting.words({
      relevance: texts.say('relevance'),
      comments: texts.say('comments'),
      used: texts.say('usedIn'),
      related: texts.say('related'),
    }),
  });
}

/** The width of a line of a list at the foot of a page, in points, without its page number. */
const placeWidths = { a4: 215, letter: 215, '16:9': 165 } as const;

/** A line that leads to something in the booklet. */
function place(
  { kind, slug, title }: ListedItem & { readonly kind: ExportedUse['kind'] | 'card' },
  name: string | undefined,
  setting: Setting,
): string {
  const anchor = anchorOf(kind, slug);
  const page = setting.pageOf(anchor);
  const width = placeWidths[setting.options.paper] - (name === undefined ? 0 : widthOf(name, 8.5) + 8);
  return dictionary({
    kind: name === undefined ? undefined : literal(name),
    anchor: page === '' ? undefined : literal(anchor),
    label: setting.label(title),
    title: setting.phrase(shorten(printable(title), 8.5, width)),
    page: literal(page),
  });
}

/** Tags as names with their colours. */
export const tagList = (tags: readonly ExportedTag[], setting: Setting): string =>
  array(tags.map(({ name, color }) => array([setting.phrase(name), literal(tagColorValues[color])])));

function sourceOf(url: string | null, setting: Setting): string | undefined {
  const address = url ? linkAddress(url) : undefined;
  return url && address ? dictionary({ address: literal(address), shown: setting.shownAddress(url) }) : undefined;
}
