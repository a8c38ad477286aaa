import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PdfDocumentFacts } from './pdf-document.ts';
import { placeholderFor, readJpeg } from './pdf-image.ts';
import { PdfJoiner } from './pdf-joiner.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }], workspace: '/parts' });

/** A part with a heading, a table (whose cells have ids), a link to another part and one to the web, over two pages. */
function partOf(title: string, linkTo: string): Buffer {
  const { result } = compiler.compile({
    mainFileContent: `#set document(title: "${title}")
      #set text(font: "Inter", lang: "en")
      = ${title}
      #link("foreglow-anchor:${linkTo}%23A%20label".replace("%23", "#"))[to another part]
      #link("https://example.org/${linkTo}")[to the web]
      #table(columns: 2, table.header[A][B], [1], [2])
      #pagebreak()
      == Second page of ${title}`,
  });
  if (!result) throw new Error('The part has an error.');
  return compiler.pdf(result, { pdfStandard: 'ua-1' });
}

const facts: PdfDocumentFacts = {
  title: 'Heat & water (2040) 水',
  author: 'Ada',
  language: 'en',
  created: new Date('2026-11-22T10:00:00Z'),
  accessible: true,
  outline: [{ title: 'First (part)', anchor: 'first', children: [{ title: 'Zweiter Teil – ü', anchor: 'second' }] }],
};

async function joined(): Promise<Buffer> {
  const written: Uint8Array[] = [];
  const joiner = new PdfJoiner((bytes) => written.push(Buffer.from(bytes)));
  const second = partOf('Second', 'first');
  expect(await joiner.add(second, { position: 2, anchors: [{ name: 'second', page: 1, top: 500 }] })).toEqual({
    pages: 2,
  });
  await joiner.add(partOf('First', 'second'), { position: 1, anchors: [{ name: 'first', page: 0 }] });
  const { pages, bytes } = joiner.finish(facts);
  const file = Buffer.concat(written);
  expect({ pages, bytes }).toEqual({ pages: 4, bytes: file.length });
  return file;
}

/** The operation of pdf.js that paints an image: `OPS.paintImageXObject`. */
const paintImage = 85;

const jpegOf = async (width: number, height: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer(),
  );

describe('joining PDFs', () => {
  it('puts the pages in the order of their positions, with their texts', async () => {
    const document = await getDocumentProxy(new Uint8Array(await joined()), { verbosity: 0 });
    const texts = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const { items } = await (await document.getPage(number)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('');
      }),
    );
    expect(texts.map((text) => text.slice(0, 14))).toEqual([
      'Firstto anothe',
      'Second page of',
      'Secondto anoth',
      'Second page of',
    ]);
  });

  it('resolves links between parts, and leaves other links unchanged', async () => {
    const document = await getDocumentProxy(new Uint8Array(await joined()), { verbosity: 0 });
    const links = await (await document.getPage(1)).getAnnotations();
    expect(links.map(({ dest, url, contentsObj }) => ({ dest, url, says: contentsObj.str }))).toEqual([
      { dest: 'second', url: undefined, says: 'A label' },
      { dest: undefined, url: 'https://example.org/second', says: 'https://example.org/second' },
    ]);
    const target = await document.getDestination('second');
    expect(target && (await document.getPageIndex(target[0]))).toBe(3);
  });

  it('has one outline, and the data of the document', async () => {
    const document = await getDocumentProxy(new Uint8Array(await joined()), { verbosity: 0 });
    const [first] = await document.getOutline();
    expect([first?.title, first?.dest, first?.items[0]?.title]).toEqual(['First (part)', 'first', 'Zweiter Teil – ü']);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: facts.title, Author: 'Ada', Language: 'en' });
    expect(metadata?.get('dc:title')).toBe(facts.title);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('has one tree of tagged contents, in which no two elements have the same id', async () => {
    const file = await joined();
    const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    const tree = await (await document.getPage(3)).getStructTree();
    const roles = JSON.stringify(tree);
    for (const role of ['Document', 'Part', 'H1', 'Link', 'Table', 'TH']) expect(roles).toContain(`"role":"${role}"`);
  });

  it('puts images in place of their placeholders, and leaves other images unchanged', async () => {
    compiler.mapShadow('/parts/images/placeholder.jpg', placeholderFor(1));
    compiler.mapShadow('/parts/images/own.jpg', await jpegOf(5, 4));
    const { result } = compiler.compile({
      mainFileContent: `#set document(title: "Images")
        #image("/images/placeholder.jpg", width: 80pt, height: 60pt, fit: "stretch", alt: "A photo")
        #image("/images/own.jpg", width: 50pt, alt: "Another")`,
    });
    const images = [await jpegOf(2, 2), await jpegOf(40, 30)].map((jpeg) => readJpeg(jpeg));
    const written: Uint8Array[] = [];
    const joiner = new PdfJoiner((bytes) => written.push(Buffer.from(bytes)));
    const part = result && compiler.pdf(result, { pdfStandard: 'ua-1' });
    await joiner.add(part ?? Buffer.alloc(0), { position: 1, anchors: [], images: images.flatMap((one) => one ?? []) });
    joiner.finish({ ...facts, outline: [] });
    const document = await getDocumentProxy(new Uint8Array(Buffer.concat(written)), { verbosity: 0 });
    const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
    const sizes = fnArray.flatMap((operation, at) =>
      operation === paintImage ? [(argsArray[at] as [string, number, number]).slice(1)] : [],
    );
    expect(sizes).toEqual([
      [40, 30],
      [5, 4],
    ]);
  });
});
