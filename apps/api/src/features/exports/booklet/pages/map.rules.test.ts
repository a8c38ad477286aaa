import { tagColorValues } from '@foreglow/contract/tags/tag';
import { describe, expect, it } from 'vitest';
import type { ExportedMap } from '#features/exports/content/content.ts';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { exportedMap } from '#test/support/made-map.ts';
import { BookletWords, bookletTexts } from '../texts.ts';
import { bookletThemeOf } from '../typesetting/theme.ts';
import { mapCode } from './map.rules.ts';
import { Setting } from './setting.ts';

const options = {
  paper: 'a4',
  cardsPerPage: 1,
  comments: false,
  pictures: false,
  words: Languages.builtIn.words(bookletTexts, 'en'),
  timeZone: 'UTC',
  theme: bookletThemeOf((await Themes.read()).base),
} as const;

function codeOf(map: ExportedMap, language: string = 'en'): string {
  const own = { ...options, words: Languages.builtIn.words(bookletTexts, language) };
  const nothing = { pictures: [], pageOf: () => '', groups: new Map(), isPrinted: () => false };
  return mapCode(
    map,
    new Setting({ texts: new BookletWords(own.words, own.timeZone), options: own, han: 'zh', ...nothing }),
  );
}
const altOf = (code: string) => code.match(/"alt":"([^"]*)"/)?.[1];
/** The rows of the legend: their colours and names. */
const rowsOf = (code: string) =>
  [...code.matchAll(/\("color":"(#\w+)","name":"([^"]+)"/g)].map(([, color, name]) => [color, name]);

describe('the page of a map', () => {
  const map = exportedMap(
    [{ words: ['heat', 'sand battery'], count: 2 }, { name: 'Night "trains"\n', count: 5 }, { count: 1 }],
    { alone: 1 },
  );

  it('describes the groups and their sizes for people who cannot see the picture', () => {
    const few = exportedMap([
      { words: ['heat', 'sand battery'], count: 2 },
      { name: 'Trains', count: 5 },
    ]);
    expect(altOf(codeOf(few))).toBe('Map. 7 signals. Trains (5 signals); Heat, sand battery (2 signals)');
    expect(altOf(codeOf(few, 'de'))).toBe('Landkarte. 7 Signale. Trains (5 Signale); Heat, sand battery (2 Signale)');
    expect(altOf(codeOf(exportedMap([], { alone: 3 })))).toBe('Map. 3 signals');
  });

  it('lists the groups in the colours of their points, largest first, and the cards in no group', () => {
    const code = codeOf(map);
    expect(rowsOf(code.replaceAll('\\"', ''))).toEqual([
      [tagColorValues.blue, 'Night trains '],
      [tagColorValues.rose, 'Heat, sand battery'],
      [tagColorValues.ochre, 'No words in common'],
      ['#b9b4b8', 'In no group'],
    ]);
    const discs = (color: string) => code.split(`fill=\\"${color}\\"/>`).length - 1;
    expect([tagColorValues.blue, tagColorValues.rose, tagColorValues.ochre, '#b9b4b8'].map(discs)).toEqual([
      5, 2, 1, 1,
    ]);
  });

  it('reports how many cards have no place yet', () => {
    expect(codeOf(map)).not.toContain('no place');
    expect(codeOf(exportedMap([{ count: 3 }], { unplaced: 1 }))).toContain('1 new signal has no place on it yet.');
  });
});
