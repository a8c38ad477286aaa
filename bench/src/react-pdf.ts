import { Document, Image, Link, Page, renderToFile, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { ExportedCard } from '../../apps/api/src/features/exports/content/content.ts';
import { illustratedCard, printedPhoto } from './export-cards.ts';

/** Writes the same cards with react-pdf: a page each, without contents, index of tags, outline or tags for readers. */
export async function write(cards: number, photos: string, path: string): Promise<void> {
  const pages = Array.from({ length: cards }, (_, at) => page(illustratedCard(at), () => jpeg(photos, at)));
  await renderToFile(createElement(Document, { title: 'Scan', language: 'en' }, ...pages), path);
}

const jpeg = async (photos: string, at: number) => Buffer.from(await printedPhoto(photos, at));

const page = (card: ExportedCard, picture: () => Promise<Buffer>) =>
  createElement(
    Page,
    { key: card.slug, size: 'A4', style: { padding: 48, fontSize: 11 } },
    createElement(Image, { src: picture, style: { height: 330, objectFit: 'cover' } }),
    createElement(Text, { style: { fontSize: 8 } }, card.picture?.credit),
    createElement(Text, { style: { fontSize: 22, marginTop: 16 } }, card.title),
    createElement(Text, null, card.subtitle),
    createElement(
      View,
      { style: { flexDirection: 'row', gap: 8, marginVertical: 8 } },
      ...card.tags.map(({ name }) => createElement(Text, { key: name }, name)),
    ),
    createElement(Text, { style: { lineHeight: 1.4 } }, card.description),
    createElement(Text, { style: { fontSize: 13, marginTop: 12 } }, 'Why it matters'),
    createElement(Text, { style: { lineHeight: 1.4 } }, card.relevance),
    createElement(Link, { src: card.source_url ?? '' }, card.source_url),
  );
