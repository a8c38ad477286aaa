import { type LegalPage, serverLimits, type WrittenTextAttributes } from '@foreglow/contract';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { isUniqueViolation } from '#platform/db/database-errors.ts';
import { problem } from '#platform/http/problem.ts';
import type { SettingsGroup } from '#platform/settings/settings-group.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import { LegalTextsReadModel } from './legal-texts.read-model.ts';
import { LegalTextsRepo } from './legal-texts.repo.ts';
import type { LegalTexts } from './legal-texts.ts';

/** When administrators last changed a text. Every server then reads the texts again. */
const lastChange: SettingsGroup<{ readonly at: string }> = {
  name: 'legal_texts',
  form: z.object({ at: z.string() }),
};

/** Which text: its page and its language. */
export interface TextKey {
  readonly page: LegalPage;
  readonly locale: string;
}

/** The public texts that administrators write, with their versions. A file of the operator takes precedence. */
export class WrittenTextsService {
  readonly #db: Db;
  readonly #settings: StoredSettings;
  readonly #texts: LegalTexts;

  private constructor(db: Db, settings: StoredSettings, texts: LegalTexts) {
    this.#db = db;
    this.#settings = settings;
    this.#texts = texts;
  }

  /** `texts` has what is stored from now on, as it changes. */
  static async open(db: Db, settings: StoredSettings, texts: LegalTexts): Promise<WrittenTextsService> {
    await settings.follow(lastChange, async () => texts.keep(await new LegalTextsReadModel(db).current()));
    return new WrittenTextsService(db, settings, texts);
  }

  /** A text with the list of its versions. Throws the 404 problem for a version that is not there. */
  async read({ page, locale }: TextKey, wanted?: number): Promise<WrittenTextAttributes> {
    const readModel = new LegalTextsReadModel(this.#db);
    const versions = await readModel.versions(page, locale);
    const [newest] = versions;
    const fixed = this.#texts.ofFile(page, locale);
    const shown = wanted ?? newest?.version;
    const text = shown === undefined ? '' : await readModel.version(page, locale, shown);
    if (text === undefined) throw problem('not_found');
    return {
      page,
      locale,
      text: wanted === undefined ? (fixed ?? text) : text,
      source: fixed !== undefined ? 'environment' : newest && newest.characters > 0 ? 'stored' : 'default',
      starting: this.#texts.shipped(page, locale) ?? null,
      version: newest?.version ?? 0,
      versions: versions.map(({ version, author, created_at, characters }) => ({
        version,
        author,
        created_at: created_at.toISOString(),
        characters,
      })),
    };
  }

  /** Adds a version; an empty text takes the text back. The oldest versions are removed when there are too many. */
  async write(
    { userId }: Authorized<SignedIn, 'installation.administer'>,
    { page, locale }: TextKey,
    given: { readonly text: string; readonly based_on: number },
  ): Promise<void> {
    if (this.#texts.ofFile(page, locale) !== undefined) {
      throw problem('conflict', 'A file in LEGAL_DIR has this text. Remove the file and start the server again.');
    }
    const { version: before } = await this.read({ page, locale });
    if (before !== given.based_on) throw problem('edited_meanwhile');
    const version = before + 1;
    try {
      await this.#settings.write(async (settings, transaction) => {
        const repo = new LegalTextsRepo(transaction);
        await repo.add({ page, locale, version, text: given.text, userId });
        await repo.removeUpTo({ page, locale, version: version - serverLimits.legalVersions });
        await settings.write(lastChange, { at: `${new Date().toISOString()} ${page} ${locale} ${version}` }, userId);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? problem('edited_meanwhile') : error;
    }
  }
}
