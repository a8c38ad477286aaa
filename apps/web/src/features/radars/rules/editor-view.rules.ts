import { oneOf, slug } from '#lib/url/address-codecs.rules.ts';
import { addressOf, parameter } from '#lib/url/address-table.rules.ts';

/** The part of the editor shown next to the picture. */
export const editorTabs = ['blips', 'settings'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** The state of the editor of a radar. */
export interface EditorView {
  readonly tab: EditorTab;
  /** The id of the blip whose form is open; empty for none. */
  readonly blip: string;
}

/** The same state in the address; default values are undefined. */
export interface EditorSearch {
  readonly tab?: 'settings' | undefined;
  readonly blip?: string | undefined;
}

const address = addressOf<EditorView, EditorSearch>(
  { tab: 'blips', blip: '' },
  {
    tab: parameter(
      { get: ({ tab }) => tab, set: (view, tab) => ({ ...view, tab }) },
      oneOf<'settings', EditorTab>({ settings: 'settings' }),
    ),
    blip: parameter({ get: ({ blip }) => blip, set: (view, blip) => ({ ...view, blip }) }, slug),
  },
);

export const { parse: editorSearch, viewFrom: editorViewFrom, searchFrom: editorSearchFrom } = address;
