import { element, measure, type SvgNode } from '@foreglow/contract/drawing/svg';
import type { RadarLook } from '@foreglow/contract/radars/picture/looks';

/** What titles, sentences and lists are set in. */
export const typefacesOf = ({ serif, sans }: RadarLook) => ({
  title: { 'font-family': serif, 'font-weight': 500 },
  reading: { 'font-family': serif },
  small: { 'font-family': sans },
});

/** Marks of the direction of a text, for which the fonts of pictures have nothing. */
const directionMarks = /[\u2066-\u2069]/g;

/** A line of text of a drawing, which begins at `x` and stands on `y`. */
export const textLine = (text: string, x: number, y: number, style: SvgNode['attributes']): SvgNode =>
  element('text', { x: measure(x), y: measure(y), ...style }, [text.replace(directionMarks, '')]);
