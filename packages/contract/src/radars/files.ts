/** The files a radar can be saved as. PDF and slides are exports of the project. */
export const radarFileFormats = ['svg', 'png', 'csv', 'json', 'html'] as const;
export type RadarFileFormat = (typeof radarFileFormats)[number];

export const radarFileTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<RadarFileFormat, string>;

/** The colours of a picture of a radar. */
export const radarThemes = ['light', 'dark'] as const;
export type RadarTheme = (typeof radarThemes)[number];
