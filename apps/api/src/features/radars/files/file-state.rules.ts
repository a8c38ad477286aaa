import type { RadarFileFormat } from '@foreglow/contract';
import type { PublicDump } from '../public-page/page.types.ts';
import type { PictureOptions } from './poster.rules.ts';

type Options = Pick<PictureOptions, 'shape' | 'theme'> & {
  /** The code of the language. */
  readonly language: string;
  readonly siteTheme: { readonly version: string };
} & Pick<PublicDump, 'note'>;

/** What a file of an edition depends on: requests that differ only in other options get the same file. */
const partsOf: Readonly<Record<RadarFileFormat, (options: Options) => readonly (string | null)[]>> = {
  svg: ({ language, shape, theme, siteTheme }) => [language, shape, theme, siteTheme.version],
  png: ({ language, shape, theme, siteTheme }) => [language, shape, theme, siteTheme.version],
  preview: ({ language, siteTheme }) => [language, siteTheme.version],
  html: ({ language, siteTheme, note }) => [language, siteTheme.version, note],
  json: ({ note }) => [note],
  csv: () => [],
};

/** Identifies the bytes of a file of an edition. */
export const fileState = (format: RadarFileFormat, options: Options): readonly (string | null)[] => [
  format,
  ...partsOf[format](options),
];
