import { type RadarFileFormat, radarShapes, radarThemes } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { madeBlip, madeDump } from '#test/support/made-radar.ts';
import { MarkdownTexts } from '../markdown/markdown-texts.ts';
import { ProseWriter } from '../public-page/prose-writer.ts';
import { PageTexts } from '../public-page/texts.ts';
import { fileState } from './file-state.rules.ts';
import { RadarFiles } from './radar-files.ts';
import { TextWriter } from './text-writer.ts';

const themes = await Themes.read();
const files = new RadarFiles(new ProseWriter(new MarkdownTexts()), new TextWriter());
const blips = [madeBlip({ id: 'one' }), madeBlip({ id: 'two', domain: 'Energy', ring: 'Later', position: 0.1 })];

/** Requests that differ in every option. */
const requests = ['en', 'de'].flatMap((language) =>
  radarShapes.flatMap((shape) =>
    radarThemes.flatMap((theme) =>
      [themes.find('default'), themes.find('coast')].flatMap((siteTheme) =>
        ['A note', null].map((note) => ({ language, shape, theme, siteTheme, note })),
      ),
    ),
  ),
);

/** The different files of a format, by their states. */
async function filesOf(format: RadarFileFormat): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { language, note, ...request } of requests) {
    const options = { ...request, texts: PageTexts.in(Languages.builtIn, language), format, person: 'a', projectId: 1 };
    const { bytes } = await files.make(madeDump({ blips }, note), options);
    const state = JSON.stringify(fileState(format, { ...request, language, note }));
    found.set(state, (found.get(state) ?? new Set()).add(bytes.toString('base64')));
  }
  return found;
}

describe('the state of a file', () => {
  it.each([
    ['svg', 16],
    ['html', 8],
    ['json', 2],
    ['csv', 1],
  ] as const)(
    'of the format %s is the same exactly for the same file, of which there are %i',
    async (format, count) => {
      const found = await filesOf(format);
      expect([...found.values()].map(({ size }) => size)).toEqual(Array(count).fill(1));
      expect(new Set([...found.values()].flatMap((each) => [...each])).size).toBe(count);
    },
  );

  it('of a preview is the same exactly for the same file', async () => {
    const found = await filesOf('preview');
    expect([...found.values()].map(({ size }) => size)).toEqual(Array(4).fill(1));
    expect(new Set([...found.values()].flatMap((each) => [...each])).size).toBe(4);
  });

  it('depends on the same for both forms of a picture', () => {
    for (const request of requests)
      expect(fileState('png', request).slice(1)).toEqual(fileState('svg', request).slice(1));
  });
});
