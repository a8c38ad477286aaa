import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { StockPhotoOrigin, UploadType } from '@foreglow/contract';
import sharp from 'sharp';
import type { RenditionName } from '#platform/images/rendition.rules.ts';
import type { Answer, Client } from './client.ts';
import type { Product } from './product.ts';

export const red = { r: 200, g: 30, b: 30 };
export const blue = { r: 30, g: 30, b: 200 };

/** A picture of one colour. */
export const plainPicture = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 3, background: background as typeof red } });

/** A picture in which no two places look alike, so that it does not compress away. */
export const noisyPicture = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** An animation whose frames differ. */
export async function animatedGif(frames: number, side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(frames * side * side * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (Math.floor(at / (side * side * 3)) * 37 + (at % 3) * 80) % 256;
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array<number>(frames).fill(50), loop: 0 })
    .toBuffer();
}

interface Sent {
  readonly filename: string;
  readonly url: string;
  readonly put: Response;
}

/** Announces a file and sends it to the address in the answer. The sent file may differ from the announced one. */
export async function send(
  client: Client,
  address: string,
  file: Buffer,
  type: UploadType = 'image/png',
  sent: { readonly body?: Buffer; readonly type?: string } = {},
): Promise<Sent> {
  const announced = await client.call('POST /v1/attachments/upload-url', {
    body: { bytes: file.length, mime_type: type },
  });
  const { url, filename } = announced.body.data.attributes;
  const put = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: { 'content-type': sent.type ?? type },
    body: new Uint8Array(sent.body ?? file),
  });
  return { filename, url, put };
}

/** Makes an attachment from a file, with all necessary calls. */
export async function attach(
  client: Client,
  address: string,
  file: Buffer,
  type: UploadType = 'image/png',
  stock_photo?: StockPhotoOrigin,
) {
  const { filename } = await send(client, address, file, type);
  return client.call('POST /v1/attachments', {
    body: {
      file: { filename, mime_type: type, bytes: file.length, original_name: `picture.${type.slice(6)}` },
      ...(stock_photo && { stock_photo }),
    },
  });
}

interface Shown {
  readonly data: { readonly attributes: { readonly thumbnails: Readonly<Record<RenditionName, { url: string }>> } };
}

/** Downloads a rendition of the attachment in an answer. */
export async function download(answer: Answer<Shown>, address: string, name: RenditionName) {
  const response = await fetch(new URL(answer.body.data.attributes.thumbnails[name].url, address));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Keys of all files that the product stores on disk. */
export async function storedFiles({ filesFolder }: Product): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(filesFolder.length + 1))
    .sort();
}
