import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import type { CardVectors, Learnt } from '../../../apps/api/src/features/similarity/vector-source.ts';
import { table } from '../table.ts';
import { type Measured, seconds } from './layouts.ts';

/** The result of learning from some texts. */
export interface LearnedTexts extends Measured {
  readonly learnt: Learnt;
  readonly made: CardVectors;
}

const program = fileURLToPath(new URL('./learn-once.ts', import.meta.url));
const counts = [1000, 20_000, 100_000];

/** The time and memory needed to learn from texts and to make vectors from them; and the vectors. */
export async function measureLearning(
  folder: string,
): Promise<{ readonly report: string[]; readonly made: LearnedTexts[] }> {
  const rows: string[][] = [];
  const made: LearnedTexts[] = [];
  for (const count of counts) {
    const file = join(folder, `vectors-${count}`);
    const { stdout } = await promisify(execFile)(process.execPath, [program, String(count), file]);
    const found = JSON.parse(stdout) as { seconds: number; megabytes: number };
    const what = `${count.toLocaleString('en')} texts`;
    rows.push([what, seconds(found.seconds), `${Math.round(found.megabytes)} MB`]);
    const learned = deserialize(await readFile(file)) as Pick<LearnedTexts, 'learnt' | 'made'>;
    made.push({ what, stored: new Int8Array(learned.made.vectors), ...learned });
  }
  const report = [
    '### Learning from texts',
    'Made-up cards with about 90 words, some of them of one or two of 300 topics with 60 words of their own. Each in a process of its own, whose memory is at most what is told: what it learns, and the vectors of all.',
    table(['cards', 'seconds', 'memory'], rows),
  ];
  return { report, made };
}
