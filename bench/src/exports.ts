import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeOptions, productEnv } from '../../scripts/bootstrap/product-process.mjs';
import { makePrintedPhotos } from './export-cards.ts';
import { table } from './table.ts';

interface Written {
  readonly seconds: number;
  /** The peak memory minus the memory before the first card, in megabytes. */
  readonly memory: number;
  readonly bytes: number;
}

const run = promisify(execFile);
const program = fileURLToPath(new URL('./write-pdf.ts', import.meta.url));
const longestMs = 300_000;

/** Measures how fast booklets are written once their pictures are ready, compared with react-pdf. Markdown. */
export async function measureExports(folder: string, sizes: readonly number[]): Promise<string[]> {
  const photos = join(folder, 'photos');
  await makePrintedPhotos(photos);
  const [before = 0] = loadavg();
  const rows: string[][] = [];
  for (const cards of sizes) {
    for (const by of ['foreglow', 'react-pdf']) {
      rows.push([cards.toLocaleString('en'), by, ...cells(cards, await written(by, cards, photos, folder))]);
    }
  }
  const [after = 0] = loadavg();
  return [
    '### PDF of illustrated cards',
    `Load average of the last minute: ${before.toFixed(1)} before, ${after.toFixed(1)} after, the measurement itself included.`,
    'Pictures are JPEGs of 1240 × 827 pixels, ready before: 300 made, each further card with one of them whose bytes differ by a comment. Each PDF is written by a process of its own; memory is its peak beyond what it held before the first card. Foreglow writes cover, contents, index of tags, outline and PDF/UA tags as well; react-pdf the pages of the cards alone.',
    table(['cards', 'by', 'seconds', 'cards/s', 'memory', 'file'], rows),
  ];
}

async function written(by: string, cards: number, photos: string, folder: string): Promise<Written | undefined> {
  const path = join(folder, `${by}-${cards}.pdf`);
  const started = run(process.execPath, [...nodeOptions({}), program, by, String(cards), photos, path], {
    env: { ...process.env, ...productEnv },
    timeout: longestMs,
  });
  try {
    return JSON.parse((await started).stdout) as Written;
  } catch (error) {
    if (error instanceof Error && 'killed' in error && error.killed) return undefined;
    throw error;
  }
}

const cells = (cards: number, written: Written | undefined) =>
  written
    ? [
        written.seconds.toFixed(1),
        (cards / written.seconds).toFixed(0),
        `${written.memory.toFixed(0)} MB`,
        `${(written.bytes / 1e6).toFixed(1)} MB`,
      ]
    : [`not within ${longestMs / 1000}`, '–', '–', '–'];
