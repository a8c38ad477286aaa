import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapStyles } from '@foreglow/pictures/map/map-style';
import { radarStyles } from '@foreglow/pictures/radars/radar-style';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapStyleOf } from './map-style.rules.ts';
import { radarStyleOf } from './radar-style.rules.ts';
import type { ThemeFile } from './theme.ts';
import { themeStyles } from './theme-styles.rules.ts';
import { Themes, themesFolder } from './themes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-themes-'));
  await cp(join(themesFolder, 'default'), join(folder, 'default'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = JSON.parse(await readFile(join(themesFolder, 'default/theme.json'), 'utf8')) as ThemeFile;
const file = () => join(folder, 'dusk/theme.json');
const add = async (theme: object) => {
  await mkdir(join(folder, 'dusk'), { recursive: true });
  await writeFile(file(), JSON.stringify(theme));
};

describe('the themes', () => {
  it('of the product are valid and legible, and differ from each other', async () => {
    const themes = await Themes.read();
    const [coast, fallback] = [themes.find('coast'), themes.find('default')];
    expect([coast.name, fallback.name]).toEqual(['Foreglow Coast', 'Foreglow']);
    expect(coast.light.paper).not.toBe(fallback.light.paper);
    expect(themeStyles(coast)).toContain(coast.pictures.mark?.address);
  });

  it('give their colours to pictures of radars and maps; the default theme leaves them unchanged', async () => {
    const themes = await Themes.read();
    const [coast, fallback] = [themes.find('coast'), themes.find('default')];
    for (const scheme of ['light', 'dark'] as const) {
      expect(radarStyleOf(fallback, scheme)).toEqual(radarStyles[scheme]);
      expect(mapStyleOf(fallback, scheme)).toEqual(mapStyles[scheme]);
      const { paper, ink, indigo, rose } = coast[scheme];
      expect(radarStyleOf(coast, scheme)).toMatchObject({ paper, ink, group: indigo, isNew: rose });
      const map = mapStyleOf(coast, scheme);
      expect(map).toMatchObject({ paper, ink, chosen: indigo, trend: rose });
      expect(map.terrain).toHaveLength(mapStyles[scheme].terrain.length);
      // The tops have the colour of a radar's sky near its sun.
      expect(map.terrain.at(-1)).toBe(coast.radar[scheme].sky[0]);
      for (const color of map.terrain) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(radarStyleOf(fallback, 'night')).toEqual(radarStyles.night);
    const night = radarStyleOf(coast, 'night');
    expect(night.sky.map(({ color }) => color)).toContain(coast.dawn[1]);
    expect(night).toMatchObject({ isNight: true, sun: coast.radar.light.sun, onSun: coast.radar.light['on-sun'] });
  });

  it('are the folders: a new folder is a new theme', async () => {
    await add({ ...start, name: 'Dusk' });
    expect((await Themes.read(folder)).find('dusk').name).toBe('Dusk');
  });

  it('are read from files that begin with a byte order mark, as some editors save them', async () => {
    await add({ ...start, name: 'Dusk' });
    await writeFile(file(), `\ufeff${await readFile(file(), 'utf8')}`);
    expect((await Themes.read(folder)).find('dusk').name).toBe('Dusk');
  });

  it('with any other name are replaced by the default theme', async () => {
    const themes = await Themes.read();
    const fallback = themes.find('default');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('..', '../coast', 'coast/', 'coast/../default', 'COAST', '/etc', '__proto__', 'constructor'),
        ),
        (name) => {
          fc.pre(name !== 'coast');
          expect(themes.find(name)).toBe(fallback);
        },
      ),
    );
  });

  it.each<[string, object | string, string]>([
    ['no JSON', '{', 'it is not valid JSON.'],
    [
      'a colour that is none',
      { ...start, light: { ...start.light, ink: 'navy' } },
      'light.ink: must be a colour such as #1b1a2b, in lower case.',
    ],
    [
      'a font that does not come with the product',
      { ...start, fonts: { ...start.fonts, reading: 'Papyrus' } },
      'fonts.reading: must be one of the fonts that come with the product: Newsreader, Inter.',
    ],
    [
      'an image outside of its folder',
      { ...start, images: { mark: '../../secret.svg' } },
      'images.mark: must be the name of an SVG, PNG or WebP file in the folder.',
    ],
    ['an image that is missing', { ...start, images: { mark: 'mark.svg' } }, 'images.mark: there is no file mark.svg.'],
    [
      'ink that cannot be read',
      { ...start, light: { ...start.light, ink: '#cccccc' } },
      'light.ink: its contrast with light.paper is 1.5 to 1, and has to be 4.5 to 1.',
    ],
  ])('with %s keep the program from starting, with one sentence', async (_, theme, reason) => {
    await add({});
    await writeFile(file(), typeof theme === 'string' ? theme : JSON.stringify(theme));
    await expect(Themes.read(folder)).rejects.toThrow(`The theme ${file()} cannot be used: ${reason}`);
  });

  it('without a file, or with an invalid name, keep it from starting too', async () => {
    await mkdir(join(folder, 'dusk'));
    await expect(Themes.read(folder)).rejects.toThrow(
      `The theme dusk cannot be used: the file ${file()} cannot be read.`,
    );
    await rm(join(folder, 'dusk'), { recursive: true });
    await mkdir(join(folder, 'Dusk!'));
    await expect(Themes.read(folder)).rejects.toThrow('its name must be lower-case letters, digits and hyphens.');
  });
});

it('the default theme has the colours of the web application without a theme', async () => {
  const css = await readFile(new URL('../../../../web/src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split("[data-mantine-color-scheme='dark']");
  for (const [scheme, text] of [['light', light] as const, ['dark', dark] as const]) {
    for (const [name, color] of Object.entries(start[scheme])) expect(text, name).toContain(`--${name}: ${color};`);
  }
});
