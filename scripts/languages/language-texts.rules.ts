/** Texts by key: a text, a list, forms by number, or a group. */
export type Texts = string | readonly string[] | { readonly [key: string]: Texts };
type Group = Readonly<Record<string, Texts>>;
export type TextsByNamespace = Readonly<Record<string, Group>>;

/** The texts of a language: those of the web application and those of the server. */
export interface LanguageTexts {
  readonly web: TextsByNamespace;
  readonly api: TextsByNamespace;
}

/** A form of a word by number, as `Intl.PluralRules` calls it. */
type PluralForm = Intl.LDMLPluralRule;

/** The texts of a language with all keys, and what happened to the given texts. */
export interface FilledIn {
  readonly texts: LanguageTexts;
  /** Texts that were missing, and are now in English. */
  readonly added: readonly string[];
  /** Texts that the product does not use, which were left out. */
  readonly removed: readonly string[];
  /** Texts with other values than the English text. */
  readonly wrong: readonly string[];
}

/**
 * The texts of a language completed with English ones. `forms`: the plural forms of the language; English texts are
 * used for all missing ones.
 */
export function filledIn(english: LanguageTexts, given: LanguageTexts, forms: readonly PluralForm[]): FilledIn {
  const wanted = new Map(flat(english).flatMap((one) => inForms(one, forms)));
  const own = new Map(flat(given));
  const wrong = [...own].filter(([path, text]) => {
    const model = wanted.get(path);
    return model !== undefined && !hasValuesOf(text, model);
  });
  const kept = [...wanted].map(([path, text]) => [path, own.get(path) ?? text] as const);
  return {
    texts: nested(kept),
    added: [...wanted.keys()].filter((path) => !own.has(path)),
    removed: [...own.keys()].filter((path) => !wanted.has(path)),
    wrong: wrong.map(([path]) => path),
  };
}

/** A character that no text contains, used as the separator between the keys of a path. */
const between = '\u001f';
/** A path in readable form. */
export const shown = (path: string): string => path.replaceAll(between, '.');

/** A text or a list with its path. */
type Entry = readonly [path: string, text: string | readonly string[]];

const isList = (texts: Texts): texts is readonly string[] => Array.isArray(texts);

function flat(texts: LanguageTexts | Texts, prefix = ''): Entry[] {
  if (typeof texts === 'string' || isList(texts as Texts)) return [[prefix.slice(0, -1), texts as string]];
  return Object.entries(texts).flatMap(([key, value]) => flat(value as Texts, `${prefix}${key}${between}`));
}

/** `cards_one` of the web application, or `cards.one` of the server. */
const numbered = new RegExp(`^(.*[_${between}])(one|other)$`);

/** English has the forms `one` and `other`. The first is the model for `one`, the second for all other forms. */
function inForms([path, text]: Entry, forms: readonly PluralForm[]): Entry[] {
  const [, start, form] = numbered.exec(path) ?? [];
  if (start === undefined) return [[path, text]];
  if (form === 'one') return forms.includes('one') ? [[path, text]] : [];
  return forms.filter((other) => other !== 'one').map((other) => [`${start}${other}`, text]);
}

/** Whether a text names the values of its model. A form by number may leave the number out. */
function hasValuesOf(text: Entry[1], model: Entry[1]): boolean {
  if (isList(text) !== isList(model) || (isList(text) && text.length !== model.length)) return false;
  const own = valuesOf(text);
  const needed = valuesOf(model);
  return own.every((value) => needed.includes(value)) && needed.every((one) => one === 'count' || own.includes(one));
}

const valuesOf = (text: Entry[1]): string[] =>
  [
    ...[text]
      .flat()
      .join(' ')
      .matchAll(/\{+\s*(\w+)/g),
  ].map(([, name = '']) => name);

function nested(entries: readonly Entry[]): LanguageTexts {
  const texts: { [key: string]: unknown } = { web: {}, api: {} };
  for (const [path, text] of entries) {
    const keys = path.split(between);
    const last = keys.pop() ?? '';
    let group = texts;
    for (const key of keys) {
      group[key] ??= {};
      group = group[key] as typeof texts;
    }
    group[last] = text;
  }
  return texts as unknown as LanguageTexts;
}
