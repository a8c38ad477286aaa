/** A text and what is selected in it. */
export interface Edited {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type MarkdownDeed = 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'heading';

/** Does what a button of the toolbar says; done twice, it is taken back. */
export function applyMarkdown(deed: MarkdownDeed, edited: Edited, address: string): Edited {
  if (deed === 'bold') return wrap(edited, '**');
  if (deed === 'italic') return wrap(edited, '_');
  if (deed === 'link') return link(edited, address);
  return prefix(edited, { list: '- ', quote: '> ', heading: '## ' }[deed]);
}

function wrap({ text, start, end }: Edited, sign: string): Edited {
  const length = sign.length;
  if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign) {
    const bare = text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length);
    return { text: bare, start: start - length, end: end - length };
  }
  // Signs stick to words: white space at the edges of the selection stays outside.
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  const wrapped = text.slice(0, from) + sign + text.slice(from, to) + sign + text.slice(to);
  return { text: wrapped, start: from + length, end: to + length };
}

/** The selected words become a link; what is to be filled in next is selected. */
function link({ text, start, end }: Edited, address: string): Edited {
  const words = text.slice(start, end);
  const made = `[${words}](${address})`;
  const at = words ? start + words.length + 3 : start + 1;
  return { text: text.slice(0, start) + made + text.slice(end), start: at, end: words ? at + address.length : at };
}

function prefix({ text, start, end }: Edited, sign: string): Edited {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, start));
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) =>
    all ? line.slice(sign.length) : sign + line.replace(/^(?:#{1,6} |> |[-*] )/, ''),
  );
  const block = changed.join('\n');
  return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length };
}

/** Enter inside a list goes on with it; on an empty item it ends the list. Undefined: Enter does what it always does. */
export function continueList({ text, start, end }: Edited): Edited | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, sign, words] = /^(\s*(?:[-*] |> |\d{1,3}\. ))(.*)$/.exec(text.slice(from, start)) ?? [];
  if (sign === undefined) return undefined;
  if (words === '') return { text: text.slice(0, from) + text.slice(start), start: from, end: from };
  const next = `\n${sign.replace(/\d+/, (number) => String(Number(number) + 1))}`;
  const at = start + next.length;
  return { text: text.slice(0, start) + next + text.slice(end), start: at, end: at };
}

/** The one part in which two texts differ: what to take out, and what to put in its place. */
export function differenceOf(before: string, after: string): { start: number; end: number; put: string } {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shortest - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, put: after.slice(start, after.length - same) };
}
