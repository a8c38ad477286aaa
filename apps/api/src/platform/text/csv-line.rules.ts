/** The start of a CSV file: without it Excel takes UTF-8 for the code page of the computer. */
export const byteOrderMark = '\ufeff';

/** A line of CSV by RFC 4180, with commas and CRLF. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/**
 * Fields with semicolons or tabs are quoted as well, so that programs that use these as separators keep the text
 * together.
 */
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
