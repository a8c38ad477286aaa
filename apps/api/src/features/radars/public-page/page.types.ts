import type { DumpContent, DumpLayouts, RadarFileFormat, RadarTheme } from '@foreglow/contract';
import type { Theme } from '#platform/themes/theme.ts';
import type { Html } from './html.ts';
import type { PageTexts } from './texts.ts';

/** A published version of a radar with the data shown on its page. */
export interface PublicDump {
  readonly number: number;
  readonly note: string | null;
  /** The time of publication, in ISO 8601. */
  readonly created_at: string;
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
}

/** Returns the HTML of a Markdown text of the radar. */
export type Prose = (markdown: string) => Html;

export interface PageOptions {
  readonly texts: PageTexts;
  readonly prose: Prose;
  /** If null, that of the reader's system. */
  readonly theme: RadarTheme | null;
  /** The theme of the host; if missing, the default theme. */
  readonly siteTheme?: Theme;
  /** The address of the page itself; null if it has none. */
  readonly canonical: string | null;
  /** The address of the picture for link previews, 1200 × 630; null without one. */
  readonly preview: string | null;
  /** The addresses of the files that can be saved from the page. */
  readonly files: readonly PageFile[];
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** Whether the page is saved and opened from a disk, so that everything must be embedded. */
  readonly offline: boolean;
}

interface PageFile {
  readonly format: Exclude<RadarFileFormat, 'preview'>;
  readonly address: string;
}
