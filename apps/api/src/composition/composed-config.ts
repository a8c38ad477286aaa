import type { CachedIds } from '#features/cards/card-finder.ts';
import type { CardWordsSettings } from '#features/cards/word-index/card-words.ts';
import type { AtOnce } from '#features/exports/exports.service.ts';
import type { OutsideForTests } from '#platform/outside/outside.ts';
import type { PlatformConfig } from '#platform/platform.ts';
import type { Config } from '#programs/shared/config.ts';

/** The settings that the platform and the features depend on. */
export type ComposedConfig = PlatformConfig &
  Pick<Config, 'hosts' | 'regionalTheme' | 'team' | 'stockPhotos' | 'radarSite' | 'legalDir' | 'reachOutEmail'> &
  Pick<Config, 'sentryDsn' | 'analytics' | 'notion' | 'namedFolders'>;

/** Replacements for external services in tests. No program sets these, and they are not reachable through settings. */
export interface ComposedForTests {
  readonly outside?: OutsideForTests;
  /** Addresses of the services that have stock photos. */
  readonly stockPhotos?: { readonly unsplash: string; readonly openverse: string };
  /** How long reading an imported file may take. */
  readonly importReadMs?: number;
  /** Which exports are made during a call. */
  readonly exportedAtOnce?: AtOnce;
  readonly wiki?: {
    /** The folder of the shipped pages. */
    readonly folder?: string;
    /** Address of the API of Notion. */
    readonly notion?: string;
    /** Returns the current time in milliseconds. */
    readonly now?: () => number;
  };
  /** The current time, by which visits end. */
  readonly visitsNow?: () => Date;
  readonly cardWords?: Partial<CardWordsSettings>;
  readonly cachedIds?: CachedIds;
}
