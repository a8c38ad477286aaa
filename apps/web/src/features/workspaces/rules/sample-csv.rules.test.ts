import { expect, it } from 'vitest';
import { sample as german } from '../api/sample-data/de.ts';
import { sample as english } from '../api/sample-data/en.ts';
import { sampleCsv } from './sample-csv.rules.ts';

it('writes a row for each signal, dated back, with quotes doubled', () => {
  const signal = { title: 'A "loud" signal', description: 'D', relevance: 'R', tags: ['Social', 'x'], daysAgo: 3 };
  expect(sampleCsv([signal, { ...signal, draft: true }], new Date('2026-03-04T12:00:00Z')).split('\r\n')).toEqual([
    '"title","subtitle","description","relevance","tags","created_at","public"',
    '"A ""loud"" signal","","D","R","Social;x","2026-03-01","true"',
    '"A ""loud"" signal","","D","R","Social;x","2026-03-01","false"',
  ]);
});

it('has the same signals in both languages', () => {
  const shape = ({ signals }: typeof english) =>
    signals.map(({ daysAgo, draft, tags }) => ({ daysAgo, draft, tags: tags.length }));
  expect(shape(german)).toEqual(shape(english));
});
