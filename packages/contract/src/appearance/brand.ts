import { contrast, mixed, textContrast } from './colors.ts';

export const brandColorNames = ['accent', 'highlight', 'glow'] as const;
export type BrandColor = (typeof brandColorNames)[number];

/**
 * The colours of an organisation: `accent` of links and what is chosen, `highlight` of what is new, and `glow` of the
 * sun, which no text has.
 */
export type BrandColors = Readonly<Record<BrandColor, string>>;

/** The colours of a theme that follow from those of an organisation, and those that they have to stand out from. */
interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly indigo: string;
  readonly rose: string;
  readonly amber: string;
  readonly focus: string;
  readonly 'accent-soft': string;
}

/** The palettes of a theme, on a light and on a dark background. */
export interface Palettes<P extends Palette = Palette> {
  readonly light: P;
  readonly dark: P;
}

/** The colours of an organisation that a theme has. */
export const brandColorsOf = ({ light }: Palettes, dawn: readonly string[]): BrandColors => ({
  accent: light.indigo,
  highlight: light.rose,
  glow: dawn[0] ?? light.amber,
});

/** A theme with the colours of an organisation. On a dark background they are as light as reading them needs. */
export function branded<P extends Palette>(base: Palettes<P>, { accent, highlight, glow }: BrandColors): Palettes<P> {
  const soft = mixed(base.dark.surface, accent, 0.3);
  const darkAccent = lightenedFor(accent, [base.dark.paper, base.dark.surface, soft]);
  return {
    light: {
      ...base.light,
      indigo: accent,
      focus: accent,
      rose: highlight,
      amber: glow,
      'accent-soft': mixed('#ffffff', accent, 0.08),
    },
    dark: {
      ...base.dark,
      indigo: darkAccent,
      focus: darkAccent,
      rose: lightenedFor(highlight, [base.dark.paper]),
      amber: mixed(glow, '#ffffff', 0.2),
      'accent-soft': soft,
    },
  };
}

/** The colour, mixed with as little white as needed to be read on all of these dark backgrounds. */
function lightenedFor(color: string, backgrounds: readonly string[]): string {
  for (let share = 0.2; share < 1; share += 0.05) {
    const lighter = mixed(color, '#ffffff', share);
    if (backgrounds.every((background) => contrast(lighter, background) >= textContrast)) return lighter;
  }
  return '#ffffff';
}

/** A colour of an organisation that cannot be read where it is used: the smallest contrast it has there. */
export interface Illegible {
  readonly color: BrandColor;
  readonly contrast: number;
}

/** The colours of an organisation that small text could not have on the light background of a theme. */
export function illegible(base: Palettes, colors: BrandColors): Illegible[] {
  const { paper, surface, 'accent-soft': soft } = branded(base, colors).light;
  const used: readonly (readonly [BrandColor, readonly string[]])[] = [
    ['accent', [paper, surface, soft]],
    ['highlight', [paper]],
  ];
  return used.flatMap(([color, backgrounds]) => {
    const least = Math.min(...backgrounds.map((background) => contrast(colors[color], background)));
    return least < textContrast ? [{ color, contrast: least }] : [];
  });
}
