import { contrast, textContrast } from '@foreglow/contract/appearance/colors';
import type { Palette, ThemeFile } from './theme.ts';

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
      if (found >= textContrast) return [];
      return `${scheme}.${text}: its contrast with ${scheme}.${background} is ${found.toFixed(1)} to 1, and has to be 4.5 to 1`;
    }),
  );
