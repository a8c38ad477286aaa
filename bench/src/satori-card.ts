import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { type CardImageSize, cardImageSizes } from '@foreglow/contract';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { CardPicture } from '../../apps/api/src/features/card-images/drawing/card-picture.ts';
import { drawnArt } from '../../apps/api/src/features/card-images/drawing/drawn-art.rules.ts';
import { flagTexts } from '../../apps/api/src/features/card-images/drawing/flag-texts.ts';
import { frames, pictureSize } from '../../apps/api/src/features/card-images/drawing/frames.rules.ts';
import { layOut, pictureSource } from '../../apps/api/src/features/card-images/drawing/layout.rules.ts';
import { baseTypefaces } from '../../apps/api/src/platform/images/typefaces.rules.ts';

type Layout = ReturnType<typeof layOut>;

/** Makes a function that draws the same layout of a card with satori and resvg. */
export async function satoriCards(): Promise<(card: CardPicture, size: CardImageSize) => Promise<Buffer>> {
  const fonts = await Promise.all(
    baseTypefaces.map(async ({ family, file, weight, style = 'normal' as const, ...place }) => ({
      name: family,
      data: await readFile(join(dirname(findPackageJSON(place.package, import.meta.url) ?? ''), file)),
      weight: weight as 400 | 500,
      style,
    })),
  );
  return async (card, size) => {
    const art = drawnArt(card.slug, pictureSize(frames[size]));
    const picture = `data:image/svg+xml;base64,${Buffer.from(art).toString('base64')}`;
    const element = elementOf(layOut(card, size, flagTexts.en), picture);
    const svg = await satori(element as Parameters<typeof satori>[0], { ...cardImageSizes[size], fonts });
    return new Resvg(svg).render().asPng();
  };
}

/** A node of the layout as an element of React, which satori takes. */
function elementOf(node: Layout, picture: string): object {
  // satori supports neither keeping Korean words whole nor breaks at any character.
  const { wordBreak: _words, overflowWrap: _anywhere, textAlign: _align, ...style } = node.style ?? {};
  if (node.type === 'text')
    return { type: 'div', props: { style: { display: 'block', ...style }, children: node.text } };
  if (node.type === 'image')
    return { type: 'img', props: { style, src: node.src === pictureSource ? picture : node.src } };
  return { type: 'div', props: { style, children: (node.children ?? []).map((child) => elementOf(child, picture)) } };
}
