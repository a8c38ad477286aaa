import { setImmediate } from 'node:timers/promises';
import type { ExportedPicture } from '../content/content.ts';
import type { Batches, DataSource, OnItem } from './data-source.ts';
import {
  briefColumns,
  briefLines,
  type Cell,
  type Column,
  cardColumns,
  insightColumns,
  tagColumns,
  trendColumns,
} from './tables.rules.ts';

/** A table whose rows are generated while they are read. */
export interface Table {
  /** Name of the sheet or, in lower case, of the file. */
  readonly name: string;
  readonly columns: readonly Pick<Column<unknown>, 'name' | 'width'>[];
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}

/** How long the main thread may be blocked at a time, in milliseconds. */
const turnMs = 10;

/** Yields to other work every few milliseconds, however many items there are. */
export async function* inTurnsOf<Item>(batches: Batches<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for await (const batch of batches) {
    for (const item of batch) {
      yield item;
      if (performance.now() - began < turnMs) continue;
      await setImmediate();
      began = performance.now();
    }
  }
}

function table<Item extends object>(
  name: string,
  columns: readonly Column<Item>[],
  batches: () => Batches<Item>,
  pictureUrl: DataSource['pictureUrl'],
  onItem: OnItem,
): Table {
  return {
    name,
    columns,
    async *rows() {
      for await (const item of inTurnsOf(batches())) {
        const picture = 'picture' in item ? (item.picture as ExportedPicture | null) : null;
        const address = picture && (await pictureUrl(picture));
        yield columns.map(({ cell }) => cell(item, address));
        onItem();
      }
    },
  };
}

/** The table of each kind of content. */
export function tablesOf(source: DataSource, onItem: OnItem) {
  const { pictureUrl, project } = source;
  const none = () => undefined;
  return {
    cards: table('Cards', cardColumns, source.cards, pictureUrl, onItem),
    insights: table('Insights', insightColumns, source.insights, pictureUrl, onItem),
    trends: table('Trends', trendColumns, source.trends, pictureUrl, onItem),
    tags: table('Tags', tagColumns, source.tags, pictureUrl, none),
    brief: table(
      'Brief',
      briefColumns,
      async function* () {
        yield briefLines(project);
      },
      pictureUrl,
      none,
    ),
  };
}
