import { draw, sheet } from '@foreglow/pictures/art';
import { memo, useId } from 'react';

interface ArtProps {
  /** The same seed gives the same art. */
  readonly seed: string;
  /** Draws a thin band of the art in this colour. */
  readonly band?: string;
  readonly className?: string | undefined;
}

/** The part of the sheet that a band shows, where every motif has something. */
const bandBox = `0 100 ${sheet.width} 22`;

/**
 * Abstract art for items without a picture, generated from a seed (a slug). It fills its frame and is cropped to it. It
 * is decorative, so it is hidden from screen readers. The opacity is set on each fill and stroke: with `opacity` the
 * browser would paint every shape into a separate layer.
 */
export const Art = memo(function Art({ seed, band, className }: ArtProps) {
  const gradient = useId();
  const { palette, shapes } = draw(seed);
  const color = (tone: 'light' | 'dark') => (tone === 'light' ? '#fff' : band ? '#1b1a2b' : palette[2]);
  return (
    <svg
      className={className}
      data-art
      viewBox={band ? bandBox : `0 0 ${sheet.width} ${sheet.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {!band && (
        <linearGradient id={gradient} x1="0" y1="0" x2="0.6" y2="1">
          <stop stopColor={palette[0]} />
          <stop offset="0.54" stopColor={palette[1]} />
          <stop offset="1" stopColor={palette[2]} />
        </linearGradient>
      )}
      <rect width={sheet.width} height={sheet.height} fill={band ?? `url(#${gradient})`} />
      {shapes.map(({ path, tone, opacity, width }) =>
        width === undefined ? (
          <path key={path} d={path} fill={color(tone)} fillOpacity={opacity} />
        ) : (
          <path key={path} d={path} fill="none" stroke={color(tone)} strokeWidth={width} strokeOpacity={opacity} />
        ),
      )}
    </svg>
  );
});
