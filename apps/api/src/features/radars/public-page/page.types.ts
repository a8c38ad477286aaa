import type {
  DumpContent,
  DumpLayouts,
  LegalPage,
  RadarBackground,
  RadarFileFormat,
  RadarTheme,
} from '@foreglow/contract';
import type { Theme } from '#platform/themes/theme.ts';
import type { EditionRing } from '../dumps/dumps.read-model.ts';
import type { Html } from './html.ts';
import type { PageTexts } from './texts.ts';

/** An edition of a radar with the data shown on its page. */
export interface PublicDump {
  /** Null for the current state of a radar, which is not published. */
  readonly number: number | null;
  readonly note: string | null;
  /** The time of publication, in ISO 8601. */
  readonly created_at: string;
  /** Whether its page is the night sky, or paper by day and night of the reader's screen. */
  readonly background: RadarBackground;
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
  /** In which ring each blip was in earlier open editions and in this one, by its id; absent outside the public page. */
  readonly rings?: ReadonlyMap<string, readonly EditionRing[]>;
  /** Whether the edition before was revoked: then what is gone since is not named. */
  readonly previousRevoked?: boolean;
}

/** An edition in the list of all editions that can be read. */
interface ListedEdition {
  readonly number: number;
  /** In ISO 8601. */
  readonly created_at: string;
  readonly note: string | null;
  readonly address: string;
  /** Whether its page may be shown in a frame. */
  readonly embeddable: boolean;
}

/** Where the other editions of a radar are. */
export interface PageEditions {
  /** The lasting address, which always shows the newest edition; null if this page is at it. */
  readonly lasting: string | null;
  /** Every edition that is open, the newest first. */
  readonly open: readonly ListedEdition[];
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
  /** Null for a page that cannot tell of them, such as a file of the current state. */
  readonly editions: PageEditions | null;
  /** The addresses of the legal texts of the installation. */
  readonly legal: readonly LegalLink[];
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** Whether the page may be shown in a frame: other pages, which may not, then open outside it. */
  readonly embeddable: boolean;
  /** Whether the page is saved and opened from a disk, so that everything must be embedded. */
  readonly offline: boolean;
}

interface PageFile {
  readonly format: Exclude<RadarFileFormat, 'preview'>;
  readonly address: string;
}

interface LegalLink {
  readonly page: LegalPage;
  readonly address: string;
}
