import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import { cutText } from '#platform/text/cut-text.ts';

/** The number of characters shown of a text of evidence, and of the Markdown that they are taken from. */
const textLength = 300;
export const readLength = 3000;

/** Gives the first words of a Markdown text. */
export type FirstWords = (markdown: string) => string;

/** The part of a Markdown text that its first words are taken from. */
export const beginning = (markdown: string): string => cutText(markdown, readLength);

/** The first words of a Markdown text, without Markdown syntax. */
export const firstWords = (markdown: string): string => plainFirstWords(plainText(readMarkdown(beginning(markdown))));

/** The first words of a plain text, on one line. */
export const plainFirstWords = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), textLength);
