import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkError } from '../../apps/web/src/lib/http/api-error.ts';
import { errorCatalogue, messageByStatus } from '../../packages/contract/src/errors.ts';
import { root } from '../bootstrap/paths.mjs';
import type { LanguageTexts, Texts, TextsByNamespace } from './language-texts.rules.ts';

/** All English texts of the product, in the form of the file of a language. */
export function englishTexts(): LanguageTexts {
  const { web, api } = ownTexts('en');
  return { web: { ...web, ...messagesOfTheApi() }, api };
}

/** The texts of the product in one of its built-in languages, without the sentences of the API. */
export const ownTexts = (language: 'en' | 'de'): LanguageTexts => ({
  web: textsOf('apps/web/src', language),
  api: textsOf('apps/api/src', language),
});

/** The texts of a program: their namespace is the folder that contains `locales`, or a folder inside `locales`. */
function textsOf(source: string, language: string): TextsByNamespace {
  const files = globSync(`**/locales/**/${language}.json`, { cwd: join(root, source) }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const [owner = '', folder = ''] = file.split(/[/\\]/).slice(-3);
      return [folder === 'locales' ? owner : folder, readTexts(join(root, source, file))];
    }),
  );
}

/** The sentences of the API, which are in English; the German translations determine which can be translated. */
function messagesOfTheApi(): TextsByNamespace {
  const { code } = readTexts(join(root, messages, 'de.json'));
  const known: Record<string, string> = { network: networkError().message };
  for (const [name, { title }] of Object.entries(errorCatalogue)) known[name] = title;
  for (const [status, message] of Object.entries(messageByStatus)) known[`status_${status}`] = message;
  const [first, rest] = ['de.json', 'answers/de.json'].map((file) => {
    const { sentence } = readTexts(join(root, messages, file));
    return Object.fromEntries(Object.keys(sentence ?? {}).map((text) => [text, text]));
  });
  return {
    http: {
      code: Object.fromEntries(Object.keys(code ?? {}).map((name) => [name, known[name] ?? name])),
      sentence: first ?? {},
    },
    answers: { sentence: rest ?? {} },
  };
}

const messages = 'apps/web/src/lib/http/locales';

const readTexts = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Texts>;
