import { draw, sheet } from '@foreglow/pictures/art';
import { type CSSProperties, memo } from 'react';
import type { DotColor } from '../marks/tag-dot.tsx';

interface ArtBandProps {
  /** The same seed gives the same art. */
  readonly seed: string;
  /** Without one, the band has the colour of lines. */
  readonly color: DotColor | undefined;
  readonly className?: string | undefined;
}

/** The height of the part of a sheet that a band shows, where every motif has something. */
const part = { top: 100, height: 22 } as const;

/** A thin band of the art of a seed in one colour, across the top of an item without a picture. Decorative. */
export const ArtBand = memo(function ArtBand({ seed, color, className }: ArtBandProps) {
  return (
    <svg
      className={className}
      style={{ '--band': color ? `var(--tag-${color})` : 'var(--line-2)' } as CSSProperties}
      viewBox={`0 ${part.top} ${sheet.width} ${part.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={sheet.width} height={sheet.height} fill="var(--band)" />
      {draw(seed).shapes.map(({ path, tone, opacity, width }) => {
        const paint = tone === 'light' ? '#fff' : '#1b1a2b';
        return width === undefined ? (
          <path key={path} d={path} fill={paint} fillOpacity={opacity} />
        ) : (
          <path key={path} d={path} fill="none" stroke={paint} strokeWidth={width} strokeOpacity={opacity} />
        );
      })}
    </svg>
  );
});
