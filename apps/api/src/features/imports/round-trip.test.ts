import { buffer } from 'node:stream/consumers';
import { cardTextOf } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import { writeZip } from '#platform/zip/write-zip.ts';
import { exportedCard } from '#test/support/exported.ts';
import { writtenCards } from '#test/support/written-cards.ts';
import { readFile as readTable } from './read-file.rules.ts';
import type { ReadRow } from './rows.rules.ts';

async function rowsOf(bytes: Uint8Array): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  const listener = {
    onHead: () => undefined,
    onRows: (read: readonly ReadRow[]) => void rows.push(...read),
    onCell: () => undefined,
  };
  await readTable(bytes, { overrides: {}, repair: true }, listener);
  return rows;
}

const refusal = async (bytes: Uint8Array) => {
  try {
    await rowsOf(bytes);
  } catch (error) {
    if (error instanceof Problem) return error.items[0];
  }
  return undefined;
};

const cards = [
  exportedCard({ title: '=1+1', subtitle: '@home', description: "'- one\n- two", relevance: '-5 % by 2030' }),
  exportedCard({ title: 'AT&amp;T says <b>no</b>', description: 'Use `<div>` & _x0041_, “quoted”', isDraft: true }),
  exportedCard({
    title: "'= and ''=",
    aiAssisted: true,
    source_url: null,
    tags: [{ name: 'Solar, wind', color: 'blue' }],
  }),
  exportedCard({ title: '재건축 in Seoul; a, b | c', author: '=김, Ada', published_on: '2025-12-01', language: 'ko' }),
  exportedCard({ title: 'Late', createdAt: new Date('2025-12-31T23:59:59.999Z') }),
  exportedCard({
    title: 'ìž¬ê±´ì¶• as it was typed',
    tags: [
      { name: 'Social', color: 'orange' },
      { name: 'a "b"; c', color: 'blue' },
    ],
  }),
];

describe('an exported file', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is imported as the same cards', async (format) => {
    const rows = await rowsOf(await writtenCards(cards, format));
    expect(rows.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
    expect(rows.map(({ card }) => card)).toEqual(
      cards.map((card) => ({
        ...cardTextOf((name) => card[name]),
        tags: card.tags.map(({ name }) => name),
        public: !card.isDraft,
        aiAssistant: card.aiAssisted,
        createdAt: card.createdAt,
        image: null,
      })),
    );
  });
});

describe('a workbook', () => {
  it('that is damaged, old, protected or not a workbook is rejected with advice on what to do', async () => {
    const bytes = await writtenCards(cards, 'xlsx');
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]);
    expect(await refusal(bytes.subarray(0, 400))).toMatchObject({ code: 'malformed_xlsx' });
    expect((await refusal(old))?.detail).toContain('.xls');
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect((await refusal(locked))?.detail).toContain('password');
  });

  it('that would become too large is rejected before it is unpacked', async () => {
    const content = async function* () {
      for (let piece = 0; piece < 160; piece += 1) yield Buffer.alloc(1024 * 1024, 32);
    };
    const bytes = await buffer(writeZip([{ name: 'xl/workbook.xml', content: content() }], new Date()));
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bytes)).toMatchObject({
      code: 'malformed_xlsx',
      detail: expect.stringContaining('too large'),
    });
  });
});
