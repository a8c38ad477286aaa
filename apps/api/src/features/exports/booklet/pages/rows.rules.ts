import { type TagColor, tagColorValues } from '@foreglow/contract/tags/tag';
import { groupStarts } from '../card-groups.rules.ts';
import { hasBrief } from '../layout.rules.ts';
import type { BookletPlan, ListedItem } from '../options.ts';
import type { BookletWords } from '../texts.ts';
import { array, dictionary, literal } from '../typst-code.rules.ts';
import { anchorOf, type Setting } from './setting.ts';

/** A row of a list that can span several pages. It is found by the anchor `row-` and its number. */
export type Row = (key: string, setting: Setting) => string;

/** The rows of the contents. */
export function contentsRows(plan: BookletPlan, texts: BookletWords): Row[] {
  const isWhole = plan.kind === 'project';
  const section = (title: string, anchor: string) => (isWhole ? [rowTo(title, anchor, true)] : []);
  const part = (title: string, kind: 'insight' | 'trend' | 'radar' | 'card', list: readonly ListedItem[]): Row[] => {
    const rows = list.map((item) => rowTo(item.title, anchorOf(kind, item.slug), false));
    return list[0] ? [...section(title, anchorOf(kind, list[0].slug)), ...rows] : [];
  };
  const groups = (): Row[] => {
    const starts = groupStarts(plan);
    const rows = starts.map(({ name, count, slug }) =>
      rowTo(name, anchorOf('card', slug), false, texts.count('cards', count)),
    );
    return starts[0] ? [...section(texts.say('sectionSignals'), anchorOf('card', starts[0].slug)), ...rows] : [];
  };
  return [
    ...(hasBrief(plan) ? section(texts.say('brief'), 'brief') : []),
    ...part(texts.say('sectionRadars'), 'radar', plan.radars),
    ...part(texts.say('sectionTrends'), 'trend', plan.trends),
    ...part(texts.say('sectionInsights'), 'insight', plan.insights),
    ...(plan.hasMap ? section(texts.say('map'), 'map') : []),
    ...(plan.groups.length > 0 ? groups() : part(texts.say('sectionSignals'), 'card', plan.cards)),
    ...(plan.hasTags ? section(texts.say('tagIndex'), 'tags') : []),
  ];
}

function rowTo(title: string, anchor: string, section: boolean, note?: string): Row {
  return (key, setting) =>
    `contents-row(${dictionary({
      key: literal(key),
      anchor: literal(anchor),
      label: setting.label(title),
      title: setting.line(title),
      note: note === undefined ? undefined : literal(note),
      page: literal(setting.pageOf(anchor)),
      section: String(section),
    })})`;
}

/** The cards of a tag. */
export interface IndexedTag {
  readonly name: string;
  readonly color: TagColor;
  readonly cards: { readonly slug: string; readonly title: string }[];
}

/**
 * With more entries than this, the index lists page numbers only. Otherwise it would be longer than the pages it refers
 * to.
 */
const titledEntries = 1200;
const pagesPerRow = 8;

/** The rows of the index of tags. */
export function tagIndexRows(tags: readonly IndexedTag[]): Row[] {
  const entries = tags.reduce((sum, { cards }) => sum + cards.length, 0);
  return tags.flatMap((tag) => [tagRow(tag), ...(entries <= titledEntries ? titleRows(tag) : pageRows(tag))]);
}

const tagRow =
  ({ name, color, cards }: IndexedTag): Row =>
  (key, setting) =>
    `index-tag(tag-level,${dictionary({
      key: literal(key),
      name: setting.phrase(name),
      color: literal(tagColorValues[color]),
      count: literal(String(cards.length)),
    })})`;

const titleRows = ({ cards }: IndexedTag): Row[] =>
  cards.map(
    (card) => (key, setting) =>
      `index-card(${dictionary({ key: literal(key), title: setting.line(card.title), ...target(card, setting) })})`,
  );

function pageRows({ cards }: IndexedTag): Row[] {
  const rows = Array.from({ length: Math.ceil(cards.length / pagesPerRow) }, (_, index) =>
    cards.slice(index * pagesPerRow, (index + 1) * pagesPerRow),
  );
  return rows.map(
    (row) => (key, setting) =>
      `index-pages(${dictionary({
        key: literal(key),
        pages: array(row.map((card) => dictionary(target(card, setting)))),
      })})`,
  );
}

function target({ slug, title }: IndexedTag['cards'][number], setting: Setting) {
  const anchor = anchorOf('card', slug);
  return { anchor: literal(anchor), label: setting.label(title), page: literal(setting.pageOf(anchor)) };
}
