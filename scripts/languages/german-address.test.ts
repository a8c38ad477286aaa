import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

// German addresses people with "Sie" in de.json; du.json beside it has the texts that differ with "du".

type Tree = string | readonly string[] | { readonly [key: string]: Tree };

/** The texts by the path of their keys. */
function flat(tree: Tree, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => flat(value as Tree, `${path}/${key}`));
}

const read = (file: string) => new Map(flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Tree));
const filesOf = (name: string) => globSync(`apps/{web,api}/src/**/locales/**/${name}.json`, { cwd: root }).sort();

/** The names of the two forms themselves. */
const named = new Set(['/address_du', '/address_sie', '/addressHint']);
const valuesOf = (text: string) => (text.match(/\{+[^{}]+\}+|<\/?\w+>/g) ?? []).sort();

/** A word boundary that knows umlauts. */
const word = (words: string) => `(?<![\\p{L}\\p{M}_])(?:${words})(?![\\p{L}\\p{M}])`;
const du = new RegExp(word('du|dich|dir|dein(?:e[mnrs]?|s)?|euch|euer|eure[mnrs]?|deinetwegen'), 'iu');
/** "Sie" that is no pronoun of the third person: it follows a verb, or does not begin a sentence. */
const sie = new RegExp(`(?<![.:!?„] |^|\\n)${word('Sie|Ihnen|Ihr(?:e[mnrs]?)?')}`, 'u');
/** Imperatives for "du" at the start of a sentence, or after "Bitte": what most texts that ask for something have. */
const verbs =
  'ändere|bearbeite|beginne|benenne|bewege|entferne|exportiere|fang|frag|füge|gib|hefte|hol|hole|importiere|klicke|kopiere|korrigiere|kürze|lade|lass|lege?|lies|lösche|mach|markiere|melde|nenne|nimm|nutze|öffne|prüfe|rufe|sag|schaffe|schalte|schick|schreibe?|sende|sieh|speichere|starte|stelle|suche?|teile|trenne|vereinfache|veröffentliche|verschiebe|versuche?|wähle|warte|widerrufe|ziehe?|zoome';
const imperative = new RegExp(`(?:^|[.:;!?] |[Bb]itte |(?:und|oder|dann) )(?:${verbs})(?![\\p{L}\\p{M}])`, 'iu');
/** Nouns and forms that look like these. */
const noImperative = /Suche (?:läuft|leeren|zurücksetzen)|\bTeile nacheinander/u;

describe.each(filesOf('de'))('%s', (file) => {
  it('addresses nobody with du', () => {
    const found = [...read(file)].filter(
      ([key, text]) => !named.has(key) && (du.test(text) || (imperative.test(text) && !noImperative.test(text))),
    );
    expect(found).toEqual([]);
  });
});

describe.each(filesOf('du'))('%s', (file) => {
  const own = [...read(file)];
  const formal = read(file.replace(/du\.json$/, 'de.json'));

  it('has texts of de.json with the same values, and in other words', () => {
    for (const [key, text] of own) {
      expect(valuesOf(formal.get(key) ?? ''), key).toEqual(valuesOf(text));
      // In a list, only some of the texts differ.
      if (!/\/(?:\d+|one|other)$/.test(key)) expect(text, key).not.toBe(formal.get(key));
    }
  });

  it('addresses nobody with Sie', () => {
    expect(own.filter(([, text]) => sie.test(text))).toEqual([]);
  });
});

it('the server uses every du.json: who imports a de.json imports the du.json beside it', () => {
  const code = globSync('apps/api/src/**/*.ts', { cwd: root })
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('locales/de.json'));
  expect(code.length).toBeGreaterThan(5);
  const withDu = new Set(filesOf('du').map(dirname));
  const wrong = code.filter(({ file, text }) => {
    const [, path = ''] = /from '([^']*)\/de\.json'/.exec(text) ?? [];
    return withDu.has(join(dirname(file), path)) !== text.includes('/du.json');
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
