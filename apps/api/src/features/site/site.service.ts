import { type SiteConfig, uploadTypes } from '@foreglow/contract';
import { answers, type Db } from '../../platform/db/database.ts';
import type { AuthService } from '../auth/index.ts';
import { themeOf } from './theme.rules.ts';

export interface SiteSettings {
  readonly version: string;
  readonly uploads: { readonly maxBytes: number; readonly maxPixels: number };
  readonly regionalTheme: { readonly host: string; readonly theme: string } | undefined;
}

/** What the web application needs before anybody signs in, and whether the process can work. */
export class SiteService {
  readonly #db: Db;
  readonly #auth: AuthService;
  readonly #settings: SiteSettings;

  constructor(db: Db, auth: AuthService, settings: SiteSettings) {
    this.#db = db;
    this.#auth = auth;
    this.#settings = settings;
  }

  async config(host: string): Promise<SiteConfig> {
    const { uploads } = this.#settings;
    return {
      name: 'Foreglow',
      version: this.#settings.version,
      theme: themeOf(host, this.#settings.regionalTheme),
      maintenance: { on: false, message: null },
      needs_setup: await this.#auth.needsSetUp(),
      uploads: { max_bytes: uploads.maxBytes, max_pixels: uploads.maxPixels, types: [...uploadTypes] },
    };
  }

  /** True when the database answers. */
  isReady(): Promise<boolean> {
    return answers(this.#db);
  }
}
