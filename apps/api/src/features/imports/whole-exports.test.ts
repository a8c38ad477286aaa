import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** Exports of other programs, invented, with the cells that every one of them has for two entries. */
const exports: readonly {
  readonly from: string;
  readonly rows: readonly (readonly string[])[];
  readonly separator?: ',' | ';';
  /** If absent, UTF-8. */
  readonly charset?: string;
  /** Fields of the cards that are not in their description. */
  readonly cards: readonly object[];
  /** Columns that are read as another value, such as a date. */
  readonly converted: readonly string[];
}[] = [
  {
    from: 'Notion',
    rows: [
      ['Name', 'Tags', 'URL', 'Created time', 'Date', 'Status', 'Assignee'],
      [
        'Heat bricks',
        'energy, health',
        'https://a.example/1',
        'January 14, 2026 9:30 AM',
        'January 12, 2026',
        'Done',
        'Ada',
      ],
      [
        'Night markets',
        'food',
        'https://a.example/2',
        'January 27, 2026 4:02 PM',
        'January 26, 2026',
        'In progress',
        '',
      ],
    ],
    cards: [{ tags: ['energy', 'health'], createdAt: new Date('2026-01-12T10:00Z'), public: true }, { tags: ['food'] }],
    converted: ['Date', 'Tags'],
  },
  {
    from: 'Pocket',
    rows: [
      ['title', 'url', 'time_added', 'tags', 'status'],
      ['Heat bricks', 'https://a.example/1', '1768383005', 'energy|health', 'unread'],
      ['Night markets', 'https://a.example/2', '1769529731', '', 'archive'],
    ],
    cards: [
      { tags: ['energy', 'health'], createdAt: new Date('2026-01-14T09:30:05Z') },
      { source_url: 'https://a.example/2' },
    ],
    converted: ['time_added', 'tags'],
  },
  {
    from: 'Raindrop',
    rows: [
      ['id', 'title', 'note', 'excerpt', 'url', 'folder', 'tags', 'created', 'cover', 'highlights', 'favorite'],
      [
        '7',
        'Heat bricks',
        'My remark',
        'A text',
        'https://a.example/1',
        'Energy',
        'a, b',
        '2026-01-14T09:30:05.000Z',
        'https://a.example/1.jpg',
        '',
        'false',
      ],
      [
        '8',
        'Night markets',
        '',
        'Three towns',
        'https://a.example/2',
        'Food',
        '',
        '2026-01-27T16:02:11.000Z',
        '',
        'Highlight:One\nNote:two',
        'true',
      ],
    ],
    cards: [
      { relevance: 'My remark', image: { url: 'https://a.example/1.jpg', altText: null, credit: null } },
      { image: null },
    ],
    converted: ['tags', 'created'],
  },
  {
    from: 'Zotero',
    rows: [
      [
        'Key',
        'Item Type',
        'Author',
        'Title',
        'Publication Title',
        'DOI',
        'Url',
        'Abstract Note',
        'Date',
        'Date Added',
        'Manual Tags',
        'Automatic Tags',
        'Notes',
      ],
      [
        'K1',
        'journalArticle',
        'Lovelace, A.',
        'Heat bricks',
        'Journal',
        '10.1/x',
        'https://a.example/1',
        'What it says',
        '2026-01',
        '2026-01-14 09:30:05',
        'energy; heat',
        'auto',
        '<p>A <b>note</b></p>',
      ],
      ['K2', 'book', 'Hopper, G.', 'Night markets', '', '', '', '', '2025', '2026-01-27 16:02:11', '', '', ''],
    ],
    cards: [{ tags: ['energy', 'heat'], description: expect.stringMatching(/^What it says\n/) }, { source_url: null }],
    converted: ['Date', 'Manual Tags', 'Notes'],
  },
  {
    from: 'Readwise',
    rows: [
      [
        'Highlight',
        'Book Title',
        'Book Author',
        'Note',
        'Color',
        'Tags',
        'Location',
        'Highlighted at',
        'Document tags',
      ],
      ['A sentence', 'Heat', 'Ada', 'Mine', 'blue', 'x', '12', '2026-01-14 09:30:05+00:00', 'y'],
      ['Another', 'Night', 'Grace', '', '', '', '', '2026-01-27 16:02:11+00:00', ''],
    ],
    cards: [
      { relevance: 'Mine', tags: ['x'], description: expect.stringMatching(/^A sentence\n/) },
      { title: 'Night' },
    ],
    converted: ['Highlighted at', 'Tags'],
  },
  {
    from: 'Google Forms',
    rows: [
      ['Timestamp', 'Email Address', 'Title', 'Link', 'Why does it matter?', '1. Which area?'],
      ['1/14/2026 9:30:05', 'ada@a.example', 'Heat bricks', 'https://a.example/1', 'It shifts demand', 'Energy;Health'],
      ['1/27/2026 16:02:11', 'bo@a.example', 'Night markets', 'https://a.example/2', '', 'Food'],
    ],
    cards: [{ relevance: 'It shifts demand', createdAt: new Date('2026-01-14T09:30:05Z') }, {}],
    converted: ['Timestamp'],
  },
  {
    from: 'a German Excel',
    rows: [
      ['Titel', 'Beschreibung', 'Datum', 'Quelle', 'Öffentlich', 'Zuständig', 'Größe'],
      ['Wärmeziegel', 'Für Kliniken', '14.01.2026 09:30', 'https://a.example/1', 'FALSCH', 'Jürgen Groß', '1.234,50 €'],
      ['Nachtmärkte', '', '27.01.2026 16:02:11', 'www.a.example/2', 'WAHR', '', '2'],
    ],
    separator: ';',
    charset: 'windows-1252',
    cards: [
      { public: false, createdAt: new Date('2026-01-14T09:30Z') },
      { public: true, source_url: 'https://www.a.example/2' },
    ],
    converted: ['Datum', 'Öffentlich', 'Quelle'],
  },
  {
    from: 'a Korean Excel',
    rows: [
      ['제목', '내용', '출처', '날짜', '담당자', '지역'],
      ['병원의 열 저장 벽돌', '시범 사업이 시작되었다', 'https://a.example/1', '2026-01-14', '김철수', '서울'],
      ['돌아온 야시장', '세 도시에서 다시 열렸다', 'https://a.example/2', '2026년 1월 27일', '이영희', '부산, 똠방'],
    ],
    charset: 'cp949',
    cards: [{ createdAt: new Date('2026-01-14T10:00Z') }, { createdAt: new Date('2026-01-27T10:00Z') }],
    converted: ['날짜'],
  },
];

describe('a whole export', () => {
  it.each(exports)('of $from becomes cards with every row and every column', async (given) => {
    const { rows, separator = ',', charset = 'utf-8', cards, converted } = given;
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const text = rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
    const read: ReadRow[] = [];
    await readFile(
      iconv.encode(text, charset),
      { overrides: {}, repair: true },
      { onHead: () => undefined, onRows: (some) => void read.push(...some), onCell: () => undefined },
    );
    expect(read.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
    expect(read.map(({ card }) => card)).toMatchObject(cards);
    const [header = [], ...entries] = rows;
    for (const [at, cells] of entries.entries()) {
      const words = JSON.stringify(Object.values({ ...read[at]?.card, tags: null }));
      for (const [column, cell] of cells.entries()) {
        if (converted.includes(header[column] ?? '')) continue;
        expect(words).toContain(JSON.stringify(cell).slice(1, -1));
      }
    }
  });

  it('of this product leaves out what no field is read from, but not a column that was added', async () => {
    const file = [
      'title,description,tags,status,ai_assistant,created_at,creator_name,slug,place',
      'A,Text,,draft,no,,Ada,a-1,Seoul',
    ].join('\n');
    const descriptions = async (leftOut?: readonly string[]) => {
      const read: ReadRow[] = [];
      await readFile(
        Buffer.from(file),
        { overrides: {}, repair: true, leftOut },
        { onHead: () => undefined, onRows: (some) => void read.push(...some), onCell: () => undefined },
      );
      return read.map(({ card }) => card?.description);
    };
    expect(await descriptions()).toEqual(['Text\n\nplace: Seoul']);
    expect(await descriptions(['place', 'slug'])).toEqual(['Text\n\ncreator_name: Ada']);
  });
});
