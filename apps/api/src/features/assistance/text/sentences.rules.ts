/** The number of characters read of a longer text. */
const textLength = 20_000;
const shortestSentence = 3;

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a Markdown text in their order, without its marks and addresses. A heading is a sentence as well. */
export function sentencesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'sentence' });
  const found: string[] = [];
  for (const line of withoutMarks(text.slice(0, textLength)).split('\n')) {
    if (line.length < shortestSentence) continue;
    for (const { segment } of segmenter.segment(line)) {
      const sentence = segment.replace(/\s+/g, ' ').trim();
      if (sentence.length >= shortestSentence) found.push(sentence);
    }
  }
  return found;
}

/** The plain text of a Markdown text: links by their label, without addresses, without marks of lines and words. */
function withoutMarks(text: string): string {
  return text
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/^[ \t]{0,3}(?:#{1,6}|[-*+>]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|\s)[*_](\S[^*_\n]{0,300})[*_](?=\s|[.,;:!?]|$)/g, '$1$2');
}
