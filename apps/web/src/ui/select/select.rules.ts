/** The number of options that Page Up and Page Down skip. */
const page = 10;

/** The index of the option to which a key moves from the marked one; undefined for other keys. */
export function optionAfter(key: string, marked: number, count: number): number | undefined {
  const last = count - 1;
  const to = {
    ArrowDown: marked + 1,
    ArrowUp: marked - 1,
    PageDown: marked + page,
    PageUp: marked - page,
    Home: 0,
    End: last,
  };
  if (!Object.hasOwn(to, key)) return undefined;
  return Math.max(0, Math.min(last, to[key as keyof typeof to]));
}

/**
 * The index of the next option whose name begins with the typed text. The same letter typed again moves to the next
 * option with this letter. Undefined if there is none.
 */
export function optionStarting(names: readonly string[], typed: string, marked: number): number | undefined {
  const letters = [...typed.toLocaleLowerCase()];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('');
  if (wanted === '') return undefined;
  const start = isRepeated ? marked + 1 : Math.max(0, marked);
  for (let step = 0; step < names.length; step += 1) {
    const at = (start + step) % names.length;
    if (names[at]?.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return undefined;
}
