import type { Palette, ThemeFile } from './theme.ts';

/** The perceived brightness of a colour, from 0 to 1 (relative luminance of WCAG 2.2). */
function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Pair = readonly [text: keyof Palette, background: keyof Palette];
/** Colours used for small text, and the backgrounds it appears on. */
const read: readonly Pair[] = [
  ...(['ink', 'ink-2', 'ink-mute', 'indigo'] as const).flatMap((text) =>
    (['paper', 'surface'] as const).map((background): Pair => [text, background]),
  ),
  ['ink', 'sunken'],
  ['ink-2', 'sunken'],
  ['indigo', 'accent-soft'],
  ['paper', 'rose'],
];

/** The pairs of colours of a theme with too little contrast (WCAG 2.2 AA: 4.5 to 1), as sentences. */
export const readableProblems = (theme: Pick<ThemeFile, 'light' | 'dark'>): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    read.flatMap(([text, background]) => {
      const found = contrast(theme[scheme][text], theme[scheme][background]);
      if (found >= 4.5) return [];
      return `${scheme}.${text}: its contrast with ${scheme}.${background} is ${found.toFixed(1)} to 1, and has to be 4.5 to 1`;
    }),
  );
