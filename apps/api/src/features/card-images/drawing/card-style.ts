import type { Theme } from '#platform/themes/theme.ts';

/** The parts of a theme that appear in the image of a card. */
export interface CardStyle {
  /** Name of the product. */
  readonly name: string;
  readonly paper: string;
  readonly ink: string;
  readonly paleInk: string;
  readonly hairline: string;
  /** Address of the drawing of the logo. */
  readonly mark: string;
}

const drawing = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The logo of Foreglow (`Mark` of the web), in the colours of a theme. */
const usualMark = ([amber, rose, night]: readonly string[], ink: string): string =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="100" viewBox="0 0 28 20" fill="none"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="14" x2="0" y2="2"><stop stop-color="${amber}"/><stop offset=".45" stop-color="${rose}"/><stop offset="1" stop-color="${night}"/></linearGradient><path d="M2.6 14a11.4 11.4 0 0 1 22.8 0M7.3 14a6.7 6.7 0 0 1 13.4 0" stroke="url(#g)" stroke-width="2.3"/><path d="M11 14a3 3 0 0 1 6 0z" fill="${amber}"/><path d="M.4 18.2h27.2" stroke="${ink}" stroke-width="1.6"/></svg>`,
  );

/** The style of the default theme. */
export const defaultCardStyle: CardStyle = {
  name: 'Foreglow',
  paper: '#faf8f4',
  ink: '#1b1a2b',
  paleInk: '#5a576e',
  hairline: '#d8d1c6',
  mark: usualMark(['#f0a04b', '#d6456b', '#3d348b'], '#1b1a2b'),
};

/** The logo of a theme. It is not included if it is a WebP, which the drawing cannot show. */
const markOf = ({ dawn, light, pictures: { mark } }: Theme): string => {
  if (mark?.type === 'image/svg+xml') return drawing(mark.bytes.toString());
  if (mark?.type === 'image/png') return `data:${mark.type};base64,${mark.bytes.toString('base64')}`;
  return usualMark(dawn, light.ink);
};

/** The style of a theme. */
export function cardStyleOf(theme: Theme): CardStyle {
  const { name, light } = theme;
  return {
    name,
    paper: light.paper,
    ink: light.ink,
    paleInk: light['ink-2'],
    hairline: light['line-2'],
    mark: markOf(theme),
  };
}
