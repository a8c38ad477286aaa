import type { RadarLayout } from '@foreglow/contract';
import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { type AnnotatedBlip, annotate, drawBlipLabels, drawTrails } from './annotations.ts';
import { drawBlip, drawGroup } from './draw-blip.ts';
import { drawField } from './draw-field.ts';
import type { LabelledWidth } from './layout/blip-labels.ts';
import { withNamesFor } from './layout/names-by-width.ts';
import type { Field } from './layout/places.ts';
import type { RadarStyle } from './radar-style.ts';

/** A blip in a picture. */
export interface PictureBlip extends AnnotatedBlip {
  readonly number: number;
}

export interface RadarPicture {
  readonly layout: RadarLayout;
  /** The names of its sectors and rings. */
  readonly field: Field;
  readonly blips: readonly PictureBlip[];
  readonly challenge: string | null;
  /** The name and description of the picture, for people who cannot see it. */
  readonly title: string;
  readonly description: string;
  /** The prefix of every id in the picture. */
  readonly prefix: string;
  /** The id of the selected blip. */
  readonly highlighted?: string | null;
  /** Whether a background is drawn behind the picture. */
  readonly onPaper?: boolean;
}

/** Draws a whole radar. Blips of the layout that are not among `blips` are not drawn. */
export function drawRadar(picture: RadarPicture, style: RadarStyle): SvgNode {
  const { layout, title, description, prefix, onPaper = false } = picture;
  const width = measure(layout.width);
  const height = measure(layout.height);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${prefix}-title ${prefix}-description`,
    },
    [
      element('title', { id: `${prefix}-title` }, [title]),
      element('desc', { id: `${prefix}-description` }, [description]),
      ...(onPaper ? [element('rect', { width, height, fill: style.paper })] : []),
      drawContent(picture, style),
    ],
  );
}

type PictureContent = Pick<RadarPicture, 'layout' | 'field' | 'blips' | 'challenge' | 'prefix' | 'highlighted'> & {
  /** For which width the names are large enough; without one, for a picture of at least 900 pixels. */
  readonly width?: LabelledWidth;
};

/** Draws a radar as a part of another drawing. */
export const drawContent = (picture: PictureContent, style: RadarStyle): SvgNode =>
  element('g', {}, [...contentParts(picture, style)]);

/** The field, the groups, the blips and their names, one after the other, so that a program can pause in between. */
export function* contentParts(picture: PictureContent, style: RadarStyle): Generator<SvgNode> {
  const { field, blips, challenge, prefix, highlighted = null, width = 'wide' } = picture;
  const layout = width === 'wide' ? picture.layout : withNamesFor(width, picture.layout, field);
  const known = new Map(blips.map((blip) => [blip.id, blip]));
  yield drawField(layout, { challenge, prefix }, style);
  const { labels, trails } = annotate(layout, field, blips, width);
  yield drawTrails(trails, style);
  const named = new Set(labels.map(({ id }) => id));
  for (const group of layout.groups) yield drawGroup(group, style, namesOf(group.ids, known));
  for (const place of layout.blips) {
    const blip = known.get(place.id);
    if (!blip) continue;
    const { number, movement, label, impact } = blip;
    yield drawBlip(
      place,
      {
        number,
        movement,
        impact,
        label,
        prefix,
        scale: layout.scale,
        named: named.has(place.id),
        highlighted: place.id === highlighted,
      },
      style,
    );
  }
  yield drawBlipLabels(labels, style);
}

const namesOf = (ids: readonly string[], known: ReadonlyMap<string, PictureBlip>): string =>
  ids.flatMap((id) => known.get(id)?.label ?? []).join(', ');
