import { type JSONValue, parsePartialJson } from 'ai';

/**
 * The texts of a key in the beginning of a JSON document, at any depth: strings, and the strings of a list. The last
 * one may be incomplete. Output of the model before the document is ignored.
 */
export async function textsIn(partial: string, key: string): Promise<string[]> {
  const answer = partial.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '');
  const start = answer.indexOf('{');
  if (start < 0) return [];
  // Models write line breaks into strings, which JSON does not allow.
  const { value } = await parsePartialJson(answer.slice(start).replace(/[\u0000-\u001f]/g, ' '));
  return value === undefined ? [] : textsOf(value, key);
}

/** Iterative, since values can be nested deeply. */
function textsOf(document: JSONValue, key: string): string[] {
  const texts: string[] = [];
  const waiting: { readonly value: JSONValue | undefined; readonly isWanted: boolean }[] = [
    { value: document, isWanted: false },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, isWanted } = next;
    if (typeof value === 'string' && isWanted) texts.push(wholeLetters(value));
    if (typeof value !== 'object' || value === null) continue;
    const inner = Array.isArray(value)
      ? value.map((item) => ({ value: item, isWanted: isWanted && typeof item === 'string' }))
      : Object.entries(value).map(([name, item]) => ({ value: item, isWanted: name === key }));
    waiting.push(...inner.reverse());
  }
  return texts.filter((text) => text !== '');
}

/** Without the first half of a letter whose second half has not arrived yet. */
const wholeLetters = (text: string): string => text.replace(/[\ud800-\udbff]$/, '').toWellFormed();
