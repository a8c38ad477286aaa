/** The paragraphs of a plain text. They contain its other line breaks. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/(?:\r\n|\r|\n)(?:[ \t]*(?:\r\n|\r|\n))+/)
    .map((paragraph) => paragraph.replace(/\r\n?/g, '\n').replace(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '');
