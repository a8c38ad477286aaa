import { parsingWork } from '@foreglow/contract/markdown/parsing-work';
import { readText } from '@foreglow/contract/markdown/plain-text';
import { inTurns } from '../queue/in-turns.ts';
import { CalledThread, ThreadEnded } from '../threads/called-thread.ts';

/** The calls that the thread answers. */
export type ReadCalls = { readonly read: { readonly given: string; readonly answer: string } };

/** With this work, texts are read in a few milliseconds: those of usual cards. */
const quickWork = 20_000;
const memoryMb = 256;

let thread: CalledThread<ReadCalls> | undefined;

/**
 * What is read of some Markdown (`readText`), in its order. Quick texts are read in turns in the main thread, others in a
 * thread of their own, since editors can write texts that take a second. A text that is too much for the thread is
 * returned as it is stored.
 */
export async function readTexts(texts: readonly (string | null)[]): Promise<(string | null)[]> {
  const quick = await inTurns(texts, (text) =>
    text === null || parsingWork(text) <= quickWork ? quickly(text) : undefined,
  );
  const read: (string | null)[] = [];
  for (const [at, text] of texts.entries()) {
    const found = quick[at];
    read.push(found !== undefined ? found : text && (await inThread(text)));
  }
  return read;
}

const quickly = (text: string | null): string | null => text && readText(text);

async function inThread(text: string): Promise<string> {
  thread ??= new CalledThread(new URL('./read-texts.thread.ts', import.meta.url), memoryMb);
  try {
    return await thread.call('read', text);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    thread = undefined;
    return text;
  }
}
