/** The first `max` UTF-16 units of a text, without half a character at the end, which the API would refuse. */
export const cutTo = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
