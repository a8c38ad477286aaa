import { cutTo } from '@foreglow/contract/cut-to';
import '../threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import type { ThreadMessage } from '../threads/run-in-thread.ts';
import type { PdfFacts } from './read-pdf.ts';

const info = z.object({
  Title: z.string().optional().catch(undefined),
  Author: z.string().optional().catch(undefined),
  CreationDate: z.string().optional().catch(undefined),
});

/** The maximum number of lines, which is more than needed. */
const limits = { lines: 200, characters: 1000 };

const document = await getDocumentProxy(workerData as Uint8Array, { verbosity: 0, stopAtErrors: false });
const { Title, Author, CreationDate } = info.parse((await document.getMetadata()).info);
const page = await document.getPage(1);
const { items } = await page.getTextContent();

/** The last piece of text of a line is marked as such. */
const lines: { text: string; size: number }[] = [];
let line = { text: '', size: 0 };
for (const item of items) {
  if (!('str' in item)) continue;
  line = { text: line.text + item.str, size: Math.max(line.size, item.str.trim() ? item.height : 0) };
  if (!item.hasEOL) continue;
  lines.push(line);
  line = { text: '', size: 0 };
}
lines.push(line);

const facts: PdfFacts = {
  title: Title ? cutTo(Title, limits.characters) : null,
  author: Author ? cutTo(Author, limits.characters) : null,
  created: CreationDate?.slice(0, limits.characters) ?? null,
  lines: lines
    .filter(({ text }) => text.trim() !== '')
    .slice(0, limits.lines)
    .map(({ text, size }) => ({ text: cutTo(text, limits.characters), size })),
};
parentPort?.postMessage({ result: facts } satisfies ThreadMessage<never, PdfFacts>);
