// Learns from as many cards as the first argument says, and writes the result to the file in the second argument. It
// runs in a separate process so that its memory can be measured. Prints seconds and megabytes as JSON.
import { writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { localSource } from '../../../apps/api/src/features/similarity/local/local-source.ts';
import type { CardWords } from '../../../apps/api/src/features/similarity/text/card-words.ts';
import { topicCards } from './topic-cards.ts';

/** As many as the product reads from the database at a time. */
const batch = 500;
const [count = '0', file = ''] = process.argv.slice(2);

async function* batches() {
  let part: CardWords[] = [];
  for (const card of topicCards(Number(count))) {
    part.push(card);
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  yield part;
}

const startedAt = performance.now();
const learned = await localSource.learn(batches(), {
  signal: new AbortController().signal,
  onProgress: () => undefined,
});
const seconds = (performance.now() - startedAt) / 1000;
await writeFile(file, serialize(learned));
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1000 }));
