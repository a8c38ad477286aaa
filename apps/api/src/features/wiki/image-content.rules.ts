import { type ImageFormat, imageFormatOf } from '#platform/images/image-type.rules.ts';
import type { ImageType } from './image-address.rules.ts';

/** Formats that a picture may have in addition to SVG (§5 of the specification). */
const formats: ReadonlySet<ImageFormat | undefined> = new Set<ImageFormat>(['jpeg', 'png', 'gif', 'webp']);

/**
 * The content type of a picture, determined by its content, not by its name; undefined if it may not be shown. An SVG
 * is accepted only if it was requested as text.
 */
export function contentTypeOf(bytes: Buffer, type: ImageType): string | undefined {
  const format = imageFormatOf(bytes);
  if (formats.has(format)) return `image/${format}`;
  return type === 'text' && isSvg(bytes) ? 'image/svg+xml; charset=utf-8' : undefined;
}

/** The root element of an SVG comes first, after the parts that XML allows before it. */
const svgStart =
  /^\ufeff?(?:\s|<\?xml[^>]{0,500}\?>|<!--(?:(?!-->)[\s\S]){0,5000}-->|<!DOCTYPE svg[^>[]{0,500}>)*<svg[\s>/]/i;

const isSvg = (bytes: Buffer): boolean => svgStart.test(bytes.subarray(0, 16_384).toString('utf8'));
