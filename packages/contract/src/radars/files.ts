/**
 * The kinds of files that a radar can be downloaded as: pictures, data, a page that works without a server, and the
 * picture for link previews. PDF and slides are exports of the project.
 */
export const radarFileFormats = ['svg', 'png', 'csv', 'json', 'html', 'preview'] as const;
export type RadarFileFormat = (typeof radarFileFormats)[number];

export const radarFileTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
  json: 'application/json',
  html: 'text/html',
  preview: 'image/png',
} as const satisfies Record<RadarFileFormat, string>;

/** The colours of a picture of a radar. */
export const radarThemes = ['light', 'dark'] as const;
export type RadarTheme = (typeof radarThemes)[number];
