import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedCard } from '#features/exports/content/content.ts';
import { writeData } from '#features/exports/data/write-data.ts';
import { exportedProject } from './exported.ts';

async function* none(): AsyncGenerator<never[]> {
  yield [];
}

/** Cards written to an exported file. */
export async function writtenCards(cards: readonly ExportedCard[], format: 'csv' | 'xlsx'): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'foreglow-cards-'));
  const path = join(folder, 'cards');
  async function* batches() {
    yield cards;
  }
  const lists = { cards: batches, insights: none, trends: none, tags: none };
  const source = { project: exportedProject(), ...lists, pictureUrl: () => '' };
  try {
    await writeData({ kind: 'cards', format, source, path, stop: new AbortController().signal });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
