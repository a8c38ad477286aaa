import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPublisher } from './title-source.rules.ts';

const from = (address: string | null, ...names: string[]) => ({ address, names });
const split = (title: string, address: string | null, ...names: string[]) =>
  withoutPublisher(title, from(address, ...names));

describe('the name of the site at the end of a title', () => {
  test.each([
    ['Crane collapses on train | The Guardian', 'https://www.theguardian.com/a', 'Crane collapses on train'],
    ['Tariffs and talks - BBC News', 'https://www.bbc.com/news/a', 'Tariffs and talks'],
    ['Tariffs and talks - BBC News', 'https://www.bbc.co.uk/news/a', 'Tariffs and talks'],
    ['AI will move to pragmatism | TechCrunch', 'https://techcrunch.com/a', 'AI will move to pragmatism'],
    ['Outlook 2026 | Deloitte Insights', 'https://www.deloitte.com/a', 'Outlook 2026'],
    ['Trade Trends | Council on Foreign Relations', 'https://www.cfr.org/a', 'Trade Trends'],
    ['Quantum leap - IEEE Spectrum', 'https://spectrum.ieee.org/a', 'Quantum leap'],
    ['Risks for 2026 | TIME', 'https://time.com/a', 'Risks for 2026'],
    ['Winter | South China Morning Post', 'https://www.scmp.com/a', 'Winter'],
    ['Hitze · DER SPIEGEL', 'https://www.spiegel.de/a', 'Hitze'],
    ['Floods | The Straits Times', 'https://www.straitstimes.com/a', 'Floods'],
    ['Floods | Example', 'https://www.example.co.uk/a', 'Floods'],
    ['Local news – example.com', 'https://example.com/a', 'Local news'],
  ])('is cut off: %s', (title, address, rest) => {
    expect(split(title, address).title).toBe(rest);
  });

  test('is cut off if the page or the file states it, whatever the address', () => {
    const title = 'Rural schools - Southwest Ledger';
    expect(split(title, 'https://news.google.com/a', 'Southwest Ledger')).toEqual({
      title: 'Rural schools',
      publisher: 'Southwest Ledger',
    });
    expect(split('Cuts | U.S. News & World Report', null, 'U.S. News & World Report').title).toBe('Cuts');
    expect(split(title, 'https://news.google.com/a')).toEqual({ title, publisher: null });
  });

  test('may contain a divider itself', () => {
    expect(split('Buses - Future - Transport', null, 'Future - Transport').title).toBe('Buses');
  });

  test.each([
    ['Crane collapses | Thailand', 'https://www.theguardian.com/a'],
    ['Crane collapses | The Guardian', 'https://example.org/a'],
    ['The Guardian', 'https://www.theguardian.com/a'],
    ['The Guardian | Crane collapses', 'https://www.theguardian.com/a'],
    ['A new guardian', 'https://www.theguardian.com/a'],
    ['Low-time', 'https://time.com/a'],
    ['Now is the time', 'https://time.com/a'],
    ['Health - Care', 'https://www.org-care.example/a'],
    ['Talks in New York | New York', 'https://ny.example.gov/a'],
    ['New homes | News', 'https://news.example.com/a'],
    ['New homes | Co', 'https://example.co.uk/a'],
    ['Markets | Com', 'https://markets.com/a'],
    ['| The Guardian', 'https://www.theguardian.com/a'],
    ['Heat – as it happened', null],
  ])('is nothing else: %s stays', (title, address) => {
    expect(split(title, address)).toEqual({ title, publisher: null });
  });

  test('only an end after a divider is ever cut off, and cutting twice changes nothing', () => {
    const words = fc.constantFrom(
      'Heat',
      'Guardian',
      'The',
      'BBC',
      'News',
      'time',
      '|',
      '-',
      '–',
      ':',
      'wave',
      '…',
      '漢',
    );
    const title = fc.array(words, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' '));
    const origin = fc.record({
      address: fc.constantFrom(
        null,
        'https://www.theguardian.com/a',
        'https://bbc.com',
        'https://time.com',
        'no address',
      ),
      names: fc.subarray(['Heat wave', 'News', '', '|']),
    });
    fc.assert(
      fc.property(title, origin, (given, known) => {
        const { title: rest, publisher } = withoutPublisher(given, known);
        if (publisher === null) expect(rest).toBe(given);
        else {
          expect(given.startsWith(rest)).toBe(true);
          expect(given.endsWith(publisher)).toBe(true);
          expect(given.slice(rest.length, given.length - publisher.length)).toMatch(/^\s+[|–—\-·•»:/]+\s+$/);
          expect(rest).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
    );
  });
});
