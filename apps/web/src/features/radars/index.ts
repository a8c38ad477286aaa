import type texts from './locales/en.json';

export { radarKind } from './api/radar-kind.ts';
export { readRadarAhead } from './api/read-radar.ts';
export { refreshRadars } from './api/refresh-radars.ts';
export { SectorsField } from './components/create/sectors-field.tsx';
export { NamesField } from './components/editor/names-field.tsx';
export { RadarPicture } from './components/picture/radar-picture.tsx';
export { useRadarRights } from './components/use-radar-rights.ts';
export { compareSearch, editorSearch, radarsSearch, radarViewSearch } from './rules/radar-search.rules.ts';

/** The English texts of the feature. */
export type RadarTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const radarScreens = {
  list: () => import('./screens/radars-screen.tsx'),
  one: () => import('./screens/radar-screen.tsx'),
  compare: () => import('./screens/compare-radar-screen.tsx'),
  create: () => import('./screens/create-radar-screen.tsx'),
  edit: () => import('./screens/edit-radar-screen.tsx'),
};
