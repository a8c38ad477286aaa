/** The properties of a key press that matter. */
export interface KeyPress {
  readonly key: string;
  /** The position of the key, named by what is on it on an American keyboard: `KeyC`, `Digit1`, `Slash`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * True if a key press matches `keys`: `c`, `?`, `Enter`, `mod+k`, `mod+shift+z`. `mod` is Ctrl or ⌘. Without `mod`
 * Shift is ignored, since many keyboards need it for `?` and `/`; letters are in lower case.
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const parts = keys.split('+');
  const wantsMod = parts[0] === 'mod';
  if (wantsMod !== (press.ctrlKey || press.metaKey) || press.altKey) return false;
  const key = keyOf(press);
  if (!wantsMod) return key === keys;
  return press.shiftKey === parts.includes('shift') && key.toLowerCase() === parts.at(-1);
}

/**
 * The key as shortcuts name it. A letter is in lower case, with Caps Lock and Shift too. A layout without Latin letters
 * (Greek, Hebrew, Korean, Russian) types others: there the position of the key decides.
 */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (!otherLetter.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return key;
}

/** A letter of a script other than Latin, or a key that an input method has taken. */
const otherLetter = /^(?!\p{Script=Latin})\p{L}|^Process$/u;

/** True if a key press begins a sequence of keys: `g` begins `g c`. */
export const beginsKeys = (keys: string, press: KeyPress): boolean =>
  keys.includes(' ') && matchesKeys(keys.slice(0, keys.indexOf(' ')), press);

/** True if a key press completes the keys, after the previous key if there was one. */
export function completesKeys(keys: string, pending: string | undefined, press: KeyPress): boolean {
  const [first = '', second] = keys.split(' ');
  if (second === undefined) return pending === undefined && matchesKeys(keys, press);
  return first === pending && matchesKeys(second, press);
}

/** True for keys without Ctrl or ⌘ that type a character: `c`, `?`, `g c`. */
export const isOfCharacters = (keys: string): boolean => keys.length === 1 || keys.includes(' ');

/** The labels of the keycaps. */
export function keyCaps(keys: string, isMac: boolean): string[] {
  return keys
    .split(/[+ ]/)
    .map((key) => caps[key] ?? (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key));
}

const caps: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
  shift: '⇧',
  alt: 'Alt',
};
