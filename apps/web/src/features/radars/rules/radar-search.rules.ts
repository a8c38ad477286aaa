import type { SearchTexts } from '#lib/url/search-params.ts';
import type { CompareSearch } from './compare-view.rules.ts';
import type { EditorSearch } from './editor-view.rules.ts';
import type { RadarViewSearch } from './radar-view.rules.ts';
import type { RadarsSearch } from './radars-question.rules.ts';

/**
 * Extracts the parameters of a screen from an address. The screen interprets them with its own table, which is not
 * loaded before it.
 */
const those =
  <Search extends object>(...names: (keyof Search & string)[]) =>
  (given: SearchTexts): Search =>
    Object.fromEntries(names.map((name) => [name, given[name]])) as Search;

/** The parameters of the list of radars. */
export const radarsSearch = those<RadarsSearch>('q', 'sort', 'page');

/** The parameters of the editor. */
export const editorSearch = those<EditorSearch>('tab', 'blip');

/** The parameters of the comparison of two versions. */
export const compareSearch = those<CompareSearch>('from', 'to', 'shape');

/** The parameters of the screen of a radar. */
export const radarViewSearch = those<RadarViewSearch>(
  'q',
  'impact',
  'affects',
  'tags',
  'direction',
  'moved',
  'shape',
  'sector',
  'blip',
  'comment',
  'edition',
);
