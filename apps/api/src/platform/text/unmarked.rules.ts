/**
 * A text that reads the same with and without Markdown, since drafts are shown and edited as both. Marks that would
 * take effect are left out or replaced by similar characters: an escaped mark would show its backslash. Tildes come
 * after the marks that can separate two of them.
 */
export const unmarked = (text: string): string =>
  text
    .replace(/[\\`]/g, '')
    .replace(/\*+(?=\S)|(?<=\S)\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/~~+/g, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[#>+*=-]+(?:\s+|$))+/, '')
    .replace(/^(\d{1,9})[.)](?=\s|$)/, '$1');
