import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, nameKey, withoutSource } from './source-names.rules.ts';

const of = (title: string, { subtitle = null, host = null }: { subtitle?: string | null; host?: string | null } = {}) =>
  withoutSource({ title, subtitle, host }, (ending) => ending === 'alpinepost');

describe('the name of a source', () => {
  it.each([
    'Sand stores heat - Alpine Post',
    'Sand stores heat | Alpine Post',
    'Sand stores heat — ALPINE POST |',
    'Sand stores heat » Alpine Post',
  ])('is taken from the title «%s» if it is known', (title) => {
    const { title: rest, names } = of(title);
    expect(rest).toBe('Sand stores heat');
    expect(names.map(nameKey)).toEqual(['alpinepost']);
  });

  it('is recognised in a title by its address, even if several names follow each other', () => {
    const found = of('Sand stores heat | News Desk | Alpine Post', { host: 'newsdesk.example' });
    expect(found).toEqual({ title: 'Sand stores heat', subtitle: '', names: ['Alpine Post', 'News Desk'] });
    expect(of('Sand stores heat - The Valley Times', { host: 'www.valleytimes.example' }).title).toBe(
      'Sand stores heat',
    );
  });

  it.each(['Sand stores heat - at last', 'Sand: a battery | for winters', 'Heat-pumps, the quiet ones', 'Alpine Post'])(
    'is not the end of «%s», which only looks like one',
    (title) => expect(of(title, { host: 'example.org' })).toEqual({ title, subtitle: '', names: [] }),
  );

  it('is not empty, nor a few letters that the address happens to contain', () => {
    expect(of('Sand and heat - EX', { host: 'example.org' }).title).toBe('Sand and heat - EX');
    expect(of('Sand and heat - !!', { host: 'example.org' }).title).toBe('Sand and heat - !!');
    expect(of('Sand - one two three four five six seven', { host: 'onetwothreefourfivesixseven.example' }).title).toBe(
      'Sand - one two three four five six seven',
    );
  });

  it.each(['The Valley Times, 2026-01-13', 'The Valley Times | 13.1.2026', 'The Valley Times · 13 January 2026'])(
    'is the subtitle «%s», and then also the end of the title',
    (subtitle) => {
      const { title, subtitle: rest, names } = of('Sand stores heat | The Valley Times', { subtitle });
      expect({ title, rest }).toEqual({ title: 'Sand stores heat', rest: '' });
      expect(names).toContain('The Valley Times');
    },
  );

  it('is missing in a mere day, and a subtitle with more text stays', () => {
    expect(of('Sand', { subtitle: '2026-01-13' })).toEqual({ title: 'Sand', subtitle: '', names: [] });
    const subtitle = 'Since 2026-01-13 a tower of sand warms the town';
    expect(of('Sand', { subtitle })).toEqual({ title: 'Sand', subtitle, names: [] });
  });

  it('leaves the beginning of the title, and is removed completely, whatever the title', () => {
    const piece = fc.constantFrom('Sand', ' - ', ' | ', 'Alpine Post', ' » ', '|', ' ', 'a', '–', '::');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const title = pieces.join('');
        const found = of(title, { host: 'alpinepost.example' });
        expect(title.startsWith(found.title)).toBe(true);
        expect(found.title === title).toBe(found.names.length === 0);
        expect(['alpinepost']).not.toContain(nameKey(endingOf(found.title) ?? ''));
      }),
    );
  });

  it('is not searched for long in a title made for that purpose', () => {
    expect(of(`Sand${' - '.repeat(30_000)}`).names).toEqual([]);
    expect(of(`Sand |${' '.repeat(50_000)}x|`).names).toEqual([]);
  });
});
