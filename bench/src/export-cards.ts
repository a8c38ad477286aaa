import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardTextOf } from '@foreglow/contract';
import type { BookletCard } from '../../apps/api/src/features/exports/booklet/options.ts';
import { softPhoto } from './soft-photo.ts';
import { seeded, sentence } from './texts.ts';

const size = { width: 1240, height: 827 };
/** This many pictures are made. Further cards use one of them, with a unique comment in the file. */
const pictures = 300;
const at = new Date('2026-11-22T10:00:00Z');

/** Makes photos in the size in which they are printed across a page, and stores them in a folder. */
export async function makePrintedPhotos(folder: string): Promise<void> {
  await mkdir(folder);
  for (let index = 0; index < pictures; index += 1) {
    await writeFile(photoFile(folder, index), await softPhoto(index, { ...size, shapes: 30, grain: 8, quality: 80 }));
  }
}

/** The photo of a card as JPEG. No two are the same, byte for byte. */
export async function printedPhoto(folder: string, card: number): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await readFile(photoFile(folder, card % pictures));
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, 0, 0]);
  comment.writeUInt32BE(card, 4);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
}

/** A card with a photo and texts of a usual length. */
export function illustratedCard(index: number): BookletCard {
  const number = seeded(index);
  return {
    ...cardTextOf(() => null),
    id: index + 1,
    slug: `card-${index}`,
    title: sentence(6 + number(8), number),
    subtitle: sentence(4, number),
    description: [sentence(15, number), sentence(20, number), sentence(12, number)].join(' '),
    relevance: [sentence(14, number), sentence(10, number)].join(' '),
    tags: [
      { name: 'Social', color: 'orange' },
      { name: 'Technological', color: 'blue' },
    ],
    creator: { name: 'Ada', email: 'ada@example.org' },
    isDraft: false,
    aiAssisted: false,
    source_url: `https://news.example.org/${index}`,
    picture: { path: `photo-${index}`, ...size, altText: 'A photo', credit: 'A photographer', focus: null },
    createdAt: at,
    updatedAt: at,
    comments: [],
    usedIn: [],
    related: [1, 2, 3].map((step) => ({ slug: `card-${Math.max(0, index - step)}`, title: sentence(8, number) })),
  };
}

const photoFile = (folder: string, index: number) => join(folder, `${index}.jpg`);
