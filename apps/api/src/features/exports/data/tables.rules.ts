import {
  briefFields,
  type CardTextName,
  cardTexts,
  insightFields,
  type OwnFields,
  textsWith,
  trendFields,
} from '@foreglow/contract';
import { joinNames } from '#platform/text/name-list.rules.ts';
import type {
  ExportedCard,
  ExportedInsight,
  ExportedPicture,
  ExportedProject,
  ExportedProjectTag,
  ExportedTrend,
} from '../content/content.ts';

/** A cell: a text, a number, a moment, the address of a page, or nothing. */
export type Cell = string | number | Date | { readonly link: string } | null;

/** A column of a table: its name in the header, its width in characters, and its cell for an item. */
export interface Column<Item> {
  readonly name: string;
  readonly width: number;
  readonly cell: (item: Item, picture: string | null) => Cell;
}

const column = <Item>(name: string, width: number, cell: Column<Item>['cell']): Column<Item> => ({ name, width, cell });

/** The fields that contents of every kind have. */
interface Described {
  readonly picture: ExportedPicture | null;
  readonly creator: { readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly slug: string;
}

const link = (address: string | null): Cell => address && { link: address };

const pictureColumns: readonly Column<Described>[] = [
  column('image_url', 30, (_, picture) => link(picture)),
  column('image_alt_text', 24, ({ picture }) => picture?.altText ?? null),
  column('image_credit', 20, ({ picture }) => picture?.credit ?? null),
];

const originColumns: readonly Column<Described>[] = [
  column('creator_name', 20, ({ creator }) => creator.name),
  column('creator_email', 26, ({ creator }) => creator.email),
];

const endColumns: readonly Column<Described>[] = [
  column('created_at', 17, ({ createdAt }) => createdAt),
  column('updated_at', 17, ({ updatedAt }) => updatedAt),
  column('slug', 26, ({ slug }) => slug),
];

const tagNames = ({ tags }: { readonly tags: readonly { readonly name: string }[] }): string =>
  joinNames(tags.map(({ name }) => name));

function textColumn(name: CardTextName): Column<ExportedCard> {
  const { holds, width } = cardTexts[name];
  return column(name, width, (card) => (holds === 'address' ? link(card[name]) : card[name]));
}

/** The names are those that the import of cards recognises. */
export const cardColumns: readonly Column<ExportedCard>[] = [
  ...textsWith('part', 'words').map(textColumn),
  column('tags', 28, tagNames),
  ...textsWith('part', 'facts').map(textColumn),
  ...pictureColumns,
  ...originColumns,
  column('status', 11, ({ isDraft }) => (isDraft ? 'draft' : 'published')),
  column('ai_assistant', 12, ({ aiAssisted }) => (aiAssisted ? 'yes' : 'no')),
  ...endColumns,
];

const evidenceColumns = <Item>(name: 'card' | 'insight', of: (item: Item) => ExportedInsight['cards']) => [
  column<Item>(`${name}_slugs`, 30, (item) => joinNames(of(item).map(({ slug }) => slug))),
  column<Item>(`${name}_titles`, 48, (item) => joinNames(of(item).map(({ title }) => title))),
];

function conclusionColumns<Item extends ExportedInsight>(
  own: OwnFields,
  evidence: readonly Column<Item>[],
): readonly Column<Item>[] {
  const columnsOf = (...held: readonly OwnFields[string]['holds'][]) =>
    Object.entries(own).flatMap(([name, field]) =>
      held.includes(field.holds) && 'width' in field
        ? [
            column<Item>(
              name,
              field.width,
              (item) => (({ ...item }) as Readonly<Record<string, unknown>>)[name] as Cell,
            ),
          ]
        : [],
    );
  return [
    column('title', 48, ({ title }) => title),
    ...columnsOf('line'),
    column('description', 60, ({ description }) => description),
    ...columnsOf('markdown'),
    column('tags', 28, tagNames),
    ...columnsOf('choice', 'step'),
    ...evidence,
    ...pictureColumns,
    ...originColumns,
    ...endColumns,
  ];
}

export const insightColumns = conclusionColumns(
  insightFields,
  evidenceColumns<ExportedInsight>('card', ({ cards }) => cards),
);

export const trendColumns = conclusionColumns(trendFields, [
  ...evidenceColumns<ExportedTrend>('card', ({ cards }) => cards),
  ...evidenceColumns<ExportedTrend>('insight', ({ insights }) => insights),
]);

export const tagColumns: readonly Column<ExportedProjectTag>[] = [
  column('name', 32, ({ name }) => name),
  column('taxonomy', 14, ({ taxonomy }) => taxonomy),
  column('color', 12, ({ color }) => color),
  column('sticky', 10, ({ isSticky }) => (isSticky ? 'yes' : 'no')),
];

/** A row of the brief. */
export interface BriefLine {
  readonly field: string;
  readonly text: Cell;
}

export const briefColumns: readonly Column<BriefLine>[] = [
  column('field', 20, ({ field }) => field),
  column('text', 100, ({ text }) => text),
];

/** The brief with the data of the project, one row for each field. */
export function briefLines({ title, workspaceTitle, brief, version, takenAt }: ExportedProject): BriefLine[] {
  const fields = briefFields.map((field): BriefLine => {
    const value = brief[field];
    return { field, text: typeof value === 'string' ? value : value && joinNames(value) };
  });
  return [
    { field: 'project', text: title },
    { field: 'workspace', text: workspaceTitle },
    ...fields,
    { field: 'project_version', text: version },
    { field: 'exported_at', text: takenAt },
  ];
}
