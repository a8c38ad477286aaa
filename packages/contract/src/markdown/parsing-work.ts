import { BlockWork } from './block-work.ts';
import { InlineWork } from './inline-work.ts';

/**
 * Estimates the work of parsing Markdown and of showing the result, rather too high, without parsing it. A unit takes
 * up to about 200 nanoseconds; for texts as people write them, a tenth of that. The work of the parser grows with the
 * square of the number of marks in a paragraph, and of the number of changes between paragraphs, lists and quotes.
 */
export function parsingWork(markdown: string): number {
  const blocks = new BlockWork();
  let paragraph = new InlineWork();
  let work = 0;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    if (blocks.add(line)) {
      work += paragraph.sum;
      paragraph = new InlineWork();
    }
    paragraph.add(line);
  }
  return work + paragraph.sum + blocks.sum;
}
