/** The properties of a key press that matter. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * True when a key press is the one that is written as `keys`: `c`, `?`, `Enter`, `mod+k`. `mod` is Ctrl, and ⌘ too.
 * Shift is ignored, since many keyboards need it for `?` and `/`; letters are in lower case.
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const wantsMod = keys.startsWith('mod+');
  const key = wantsMod ? keys.slice(4) : keys;
  if (wantsMod !== (press.ctrlKey || press.metaKey) || press.altKey) return false;
  return wantsMod ? press.key.toLowerCase() === key : press.key === key;
}

/** True when a key press begins keys that are pressed one after the other: `g` begins `g c`. */
export const beginsKeys = (keys: string, press: KeyPress): boolean =>
  keys.includes(' ') && matchesKeys(keys.slice(0, keys.indexOf(' ')), press);

/** True when a key press, after another key if there was one, completes the keys. */
export function completesKeys(keys: string, begun: string | undefined, press: KeyPress): boolean {
  const [first = '', second] = keys.split(' ');
  if (second === undefined) return begun === undefined && matchesKeys(keys, press);
  return first === begun && matchesKeys(second, press);
}

/** The keys as they are shown on keycaps. */
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
};
