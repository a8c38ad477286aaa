import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Languages } from './languages.ts';
import { Words } from './words.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-languages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const english = {
  hello: 'Hello {{name}}',
  cards: { one: '{{count}} card', other: '{{count}} cards' },
  impacts: ['Slight', 'Large'],
  mail: { subject: 'Subject', footer: 'Footer' },
};
const texts = { namespace: 'greetings', en: english, de: { ...english, hello: 'Hallo {{name}}' } };
const add = (api: object, name = 'pl.json') =>
  writeFile(join(folder, name), JSON.stringify({ name: 'Polski', web: { ui: { close: 'Zamknij' } }, api }));
const words = async (code: string) => new Words((await Languages.read(folder)).words(texts, code));

describe('the languages', () => {
  it('are English and German without a file, and without a folder', async () => {
    expect((await Languages.read(folder)).codes).toEqual(['en', 'de']);
    expect((await Languages.read(join(folder, 'missing'))).codes).toEqual(['en', 'de']);
    expect((await words('de')).say('hello', { name: 'Ada' })).toBe('Hallo Ada');
  });

  it('address people in German with Sie, or with du where the texts differ', async () => {
    let address: 'sie' | 'du' = 'sie';
    const languages = await Languages.read(folder, () => address);
    const own = { ...texts, de: { ...texts.de, mail: { subject: 'Ihr Betreff', footer: 'Fuß' } } };
    const mail = (code: string) =>
      languages.words({ ...own, du: { mail: { subject: 'Dein Betreff' } } }, code).entries.mail;
    expect(mail('de')).toEqual({ subject: 'Ihr Betreff', footer: 'Fuß' });
    address = 'du';
    expect(mail('de')).toEqual({ subject: 'Dein Betreff', footer: 'Fuß' });
    expect(mail('en')).toEqual(english.mail);
  });

  it('include those of the files, with an address that changes with their texts', async () => {
    await add({});
    const [first] = (await Languages.read(folder)).added;
    expect(first).toMatchObject({ code: 'pl', name: 'Polski', webTexts: '{"ui":{"close":"Zamknij"}}' });
    await writeFile(join(folder, 'pl.json'), JSON.stringify({ name: 'Polski', web: {}, api: {} }));
    expect((await Languages.read(folder)).added[0]?.address).not.toBe(first?.address);
  });

  it('show English if a text is missing or has another shape, and for an unknown language', async () => {
    await add({
      greetings: { hello: 'Cześć {{name}}', impacts: ['Mały'], cards: 'karty', mail: { subject: 'Temat' } },
    });
    const polish = await words('pl');
    expect(polish.say('hello', { name: 'Ada' })).toBe('Cześć Ada');
    expect(polish.entries.impacts).toEqual(english.impacts);
    expect(polish.count('cards', 2)).toBe('2 cards');
    expect(polish.entries.mail).toEqual({ subject: 'Temat', footer: 'Footer' });
    expect((await words('nl')).say('hello', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('have their own plural forms', async () => {
    const cards = { one: '{{count}} karta', few: '{{count}} karty', many: '{{count}} kart', other: '{{count}} karty' };
    await add({ greetings: { cards } });
    const polish = await words('pl');
    expect([1, 3, 12].map((count) => polish.count('cards', count))).toEqual(['1 karta', '3 karty', '12 kart']);
  });

  it('ignore a plural form that is no text', async () => {
    await add({ greetings: { cards: { one: ['karta'], few: { a: 'karty' }, other: '{{count}} kart' } } });
    const polish = await words('pl');
    expect([1, 3, 12].map((count) => polish.count('cards', count))).toEqual(['1 kart', '3 kart', '12 kart']);
  });

  it('are read from files that begin with a byte order mark, as some editors save them', async () => {
    await writeFile(join(folder, 'pl.json'), '\ufeff{"name":"Polski","web":{},"api":{}}');
    expect((await Languages.read(folder)).codes).toContain('pl');
  });

  it('insert a value unchanged, even if it looks like another placeholder', async () => {
    expect((await words('en')).say('hello', { name: '{{name}} $&' })).toBe('Hello {{name}} $&');
  });

  it.each<[string, string, string, string]>([
    ['a name that is no language', 'polish.json', '{}', 'its name must be the code of a language, such as fr.json.'],
    ['a code that no language has', 'qqq.json', '{}', 'its name must be the code of a language, such as fr.json.'],
    ['a language of the product', 'de.json', '{}', 'this language comes with the product.'],
    ['no JSON', 'pl.json', '{', 'it is not valid JSON.'],
    ['no name', 'pl.json', '{"web":{},"api":{}}', 'name: '],
    [
      'a number for a text',
      'pl.json',
      '{"name":"Polski","web":{"ui":{"close":3}},"api":{}}',
      'web.ui.close: must be a text',
    ],
    ['too many bytes', 'pl.json', `"${'a'.repeat(2 * 1024 * 1024)}"`, 'it has more than 2 MB.'],
  ])('of a file with %s keep the program from starting, with a sentence that names it', async (_, name, text, why) => {
    await writeFile(join(folder, name), text);
    await expect(Languages.read(folder)).rejects.toThrow(`The language ${join(folder, name)} cannot be used: ${why}`);
  });
});
