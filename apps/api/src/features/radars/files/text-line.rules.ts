import { element, measure, type SvgNode } from '@foreglow/pictures/drawing/svg';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';

/** The fonts for titles, sentences and lists. */
export const typefacesOf = ({ serif, sans }: RadarStyle) => ({
  title: { 'font-family': serif, 'font-weight': 500 },
  reading: { 'font-family': serif },
  small: { 'font-family': sans },
});

/** Characters that mark the direction of a text. The fonts of pictures have no glyphs for them. */
const directionMarks = /[\u2066-\u2069]/g;

/** A line of text in a drawing, which begins at `x` and whose baseline is at `y`. */
export const textLine = (text: string, x: number, y: number, style: SvgNode['attributes']): SvgNode =>
  element('text', { x: measure(x), y: measure(y), ...style }, [text.replace(directionMarks, '')]);
