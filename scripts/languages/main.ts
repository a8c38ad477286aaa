// Writes the file of a language with all texts of the product, or completes it after an upgrade: `npm run language fr`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { filledIn, type LanguageTexts, shown } from './language-texts.rules.ts';
import { englishTexts } from './product-texts.ts';

interface LanguageFile extends LanguageTexts {
  readonly name: string;
}

const [code = ''] = process.argv.slice(2);
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(language);

if (!/^[a-z]{2,3}$/.test(code) || nameOf(code) === undefined || code === 'en' || code === 'de') {
  console.error('Name a language by its code, such as fr. English and German come with the product.');
  process.exit(1);
}

const path = join(process.env.LANGUAGES_DIR ?? join(root, 'languages'), `${code}.json`);
const given: LanguageFile = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as LanguageFile)
  : { name: nameOf(code) ?? code, web: {}, api: {} };
const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
const { name, ...own } = given;
const { texts, added, removed, wrong } = filledIn(englishTexts(), own, pluralCategories);
writeFileSync(path, `${JSON.stringify({ name, ...texts }, null, 2)}\n`);

console.log(`Wrote ${path}. Texts in English that are to be translated: ${added.length}.`);
if (removed.length > 0) console.log(`Removed, since the product no longer has them:\n${list(removed)}`);
if (wrong.length > 0) {
  console.log(`The values in double braces are not those of the English text:\n${list(wrong)}`);
  process.exitCode = 1;
}

function list(paths: readonly string[]): string {
  return paths.map((one) => `  ${shown(one)}`).join('\n');
}
