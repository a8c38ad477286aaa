import { parsingWork } from './parsing-work.ts';

/** The work with which a text is still parsed: long texts as people write them need a fifth of it. */
const maxWork = 5_000_000;

const mark = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]{1,999}\]:)`;
const rule = String.raw`[ \t]*([-*])(?:[ \t]*\2)*[ \t]*$`;
/**
 * More than eight marks of quotes, lists and footnotes at the beginning of a line, unless the rest of it is a rule. They
 * are not meant as such, and would take long to parse.
 */
const deepMarks = new RegExp(`^((?:${mark}){8})(?!${rule})(?:${mark})+`, 'gm');

/**
 * Markdown as it can be parsed in bounded time: marks of containers inside more than eight others are left out. Null if
 * parsing it would still take too long. Such a text is shown as plain text, in its `paragraphsOf`.
 */
export function boundedMarkdown(markdown: string): string | null {
  const shallow = markdown.replace(deepMarks, '$1 ');
  return parsingWork(shallow) > maxWork ? null : shallow;
}
