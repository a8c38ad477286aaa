import { createHash } from 'node:crypto';
import {
  type DumpContent,
  type LegalPage,
  type RadarFileFormat,
  type RadarTheme,
  radarFileFormats,
} from '@foreglow/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/database.ts';
import { isConnectionError } from '#platform/db/database-errors.ts';
import type { StatedFile } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { DumpsReadModel, type FullDump, type PublishedDump } from '../dumps/dumps.read-model.ts';
import { pageAddress } from '../dumps/public-links.ts';
import type { RadarTokens } from '../dumps/radar-tokens.ts';
import { fileState } from '../files/file-state.rules.ts';
import type { PictureOptions } from '../files/poster.rules.ts';
import type { RadarFiles } from '../files/radar-files.ts';
import type { TextWriter } from '../files/text-writer.ts';
import { MadeFiles } from './made-files.ts';
import type { PageEditions, PublicDump } from './page.types.ts';
import type { ProseWriter } from './prose-writer.ts';
import { publicPage, publicPageHeaders } from './public-page.ts';
import { PageTexts } from './texts.ts';
import { type UnavailableReason, unavailablePage, unavailablePageHeaders } from './unavailable-page.ts';

interface Parts {
  readonly db: Db;
  readonly languages: Languages;
  readonly rateLimits: RateLimits;
  readonly files: RadarFiles;
  readonly prose: ProseWriter;
  readonly writer: TextWriter;
  readonly tokens: RadarTokens;
  /** The legal texts of this installation that a page links to. */
  readonly legalPages: () => readonly LegalPage[];
  /** The version of the program that draws files. Files of another version are made again. */
  readonly version: string;
}

/** The reader: the requested page, and where the request comes from. */
interface Reader {
  readonly token: string;
  readonly locale: string | undefined;
  /** IP address. */
  readonly address: string;
  /** Address of the installation if a setting contains it. */
  readonly origin: string | undefined;
  /** The theme of the host. */
  readonly siteTheme: Theme;
}

/** How many pages and files may be made for readers from one address: a company whose people read dozens of radars. */
const madeFor = { points: 200, seconds: 300 };
/** The memory for pages and files of published radars. */
const keptBytes = 32 * 2 ** 20;
const savedFormats = radarFileFormats.filter((format) => format !== 'preview');

/**
 * The public pages of published radars. Each call checks whether the radar is still available, so that revoking it
 * takes effect immediately. The content never changes and is cached.
 */
export class PublicRadarsService {
  readonly #parts: Parts;
  readonly #unknown: RateLimit;
  readonly #contents = new LRUCache<number, Pick<FullDump, 'content' | 'layouts'>>({
    max: 30,
    ignoreFetchAbort: true,
    fetchMethod: (id) => new DumpsReadModel(this.#parts.db).contentOf(id),
  });
  readonly #made: MadeFiles;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unknown = parts.rateLimits({ name: 'public-radar', points: 300, seconds: 300 });
    this.#made = new MadeFiles(keptBytes, parts.rateLimits({ name: 'made-radar-file', ...madeFor }));
  }

  /**
   * The page of a token. For an ended or unknown one, a page that reveals nothing about the radar; while the database is
   * away, a page that asks to try again.
   */
  async page(reader: Reader, theme: RadarTheme | undefined): Promise<StatedFile> {
    let dump: PublishedDump | undefined;
    try {
      dump = await this.#find(reader);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      return unavailable('away', this.#texts(reader.locale ?? 'en'), reader.siteTheme);
    }
    const texts = this.#texts(reader.locale ?? dump?.locale ?? 'en');
    if (!dump?.open) return unavailable(dump ? 'ended' : 'unknown', texts, reader.siteTheme);
    const { version, pictures } = reader.siteTheme;
    const { language } = texts;
    const shown = [
      this.#parts.version,
      'page',
      language,
      theme,
      version,
      pictures.mark?.address,
      this.#parts.legalPages(),
      dump,
    ];
    const state = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
    return {
      status: 200,
      state,
      headers: { ...publicPageHeaders(dump, reader.siteTheme), 'cache-control': 'no-cache' },
      file: () =>
        this.#made.read(`${reader.token} ${reader.origin} ${state}`, reader.address, () =>
          this.#draw(dump, reader, texts, theme),
        ),
    };
  }

  /** A file of a published radar. Throws the 404 problem if the radar is not available. */
  async file(
    reader: Reader,
    format: RadarFileFormat,
    { shape, theme }: Pick<PictureOptions, 'shape' | 'theme'>,
  ): Promise<StatedFile> {
    const dump = await this.#find(reader);
    if (!dump?.open) throw problem('not_found');
    const texts = this.#texts(reader.locale ?? dump.locale);
    const { siteTheme, address } = reader;
    const { language } = texts;
    const parts = fileState(format, { shape, theme, language, siteTheme, note: dump.note });
    const state = JSON.stringify([this.#parts.version, dump.id, dump.background, dump.previousRevoked, ...parts]);
    const options = { format, shape, theme, texts, siteTheme, person: address, projectId: dump.projectId };
    const make = async () => this.#parts.files.make(await this.#shown(dump), options);
    const file = () => this.#made.read(state, address, make);
    return { status: 200, state, headers: { 'cache-control': 'no-cache' }, file };
  }

  #texts(code: string): PageTexts {
    return PageTexts.in(this.#parts.languages, code);
  }

  /** Requests for addresses that do not exist are limited for each caller. */
  async #find({ token, address }: Reader): Promise<PublishedDump | undefined> {
    const dump = await new DumpsReadModel(this.#parts.db).findPublic(tokenHash(token));
    if (!dump) await this.#unknown.take(address);
    return dump;
  }

  async #draw(
    dump: PublishedDump,
    { token, origin, siteTheme, address: visitor }: Reader,
    texts: PageTexts,
    theme: RadarTheme | undefined,
  ) {
    const base = origin?.replace(/\/$/, '') ?? '';
    const address = pageAddress(token, origin);
    const fileAddress = (format: RadarFileFormat) => `${address}/file?format=${format}&locale=${texts.language}`;
    const rings = await new DumpsReadModel(this.#parts.db).ringsOver(dump.id);
    const shown = { ...(await this.#shown(dump)), rings };
    const pieces = publicPage(shown, {
      texts,
      prose: await this.#parts.prose.write(shown.content, dump.projectId),
      theme: theme ?? null,
      siteTheme,
      canonical: origin ? address : null,
      // Sites that show previews need an absolute address.
      preview: origin ? fileAddress('preview') : null,
      files: savedFormats.map((format) => ({ format, address: fileAddress(format) })),
      editions: await this.#editionsOf(dump, origin),
      legal: this.#parts.legalPages().map((page) => ({ page, address: `${base}/${page}` })),
      indexable: dump.indexable,
      embeddable: dump.embeddable,
      offline: false,
    });
    return { type: 'text/html; charset=utf-8', bytes: await this.#parts.writer.write(pieces, visitor) };
  }

  /** The open editions of the radar and its lasting address; null if it has none. */
  async #editionsOf(
    { byLasting, lastingSlug, editions }: PublishedDump,
    origin: string | undefined,
  ): Promise<PageEditions | null> {
    const { tokens } = this.#parts;
    if (lastingSlug === null) return null;
    return {
      lasting: byLasting ? null : pageAddress(await tokens.ofRadar(lastingSlug), origin),
      open: await Promise.all(
        editions.map(async ({ slug, number, createdAt, note, embeddable }) => ({
          number,
          created_at: createdAt.toISOString(),
          note,
          address: pageAddress(await tokens.ofDump(slug), origin),
          embeddable,
        })),
      ),
    };
  }

  async #shown({ id, number, note, createdAt, background, previousRevoked }: PublishedDump): Promise<PublicDump> {
    const stored = await this.#contents.fetch(id);
    if (!stored) throw new Error('The content of a published radar is not there.');
    const content = previousRevoked ? withoutPrevious(stored.content) : stored.content;
    const { layouts } = stored;
    return { number, note, created_at: createdAt.toISOString(), background, layouts, content, previousRevoked };
  }
}

/** The content without what only the edition before showed. */
const withoutPrevious = (content: DumpContent): DumpContent => ({
  ...content,
  gone: [],
  blips: content.blips.map((blip) => ({ ...blip, before: null })),
});

const statusOf = { unknown: 404, ended: 410, away: 503 } as const;

const unavailable = (reason: UnavailableReason, texts: PageTexts, siteTheme: Theme): StatedFile => ({
  status: statusOf[reason],
  state: `${reason} ${texts.language} ${siteTheme.version}`,
  headers: {
    ...unavailablePageHeaders(siteTheme),
    ...(reason === 'away' ? { 'cache-control': 'no-store', 'retry-after': '2' } : { 'cache-control': 'no-cache' }),
  },
  file: async () => ({
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(unavailablePage(reason, texts, siteTheme)),
  }),
});
