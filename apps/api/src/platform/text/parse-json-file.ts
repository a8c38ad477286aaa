/**
 * The value in the text of a JSON file. A byte order mark, which some editors write, is ignored. Throws a `SyntaxError`.
 */
export const parseJsonFile = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));
