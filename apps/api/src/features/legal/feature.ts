import type { LegalPage } from '@foreglow/contract';
import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { LegalTexts } from './legal-texts.ts';
import { legalRoutes } from './routes.ts';
import { WrittenTextsService } from './written-texts.service.ts';

/** The parts of legal texts that other features may use. */
interface LegalApi {
  /** The texts of this installation to which every public page links: its imprint, if it has one, and its privacy policy. */
  linked(): readonly LegalPage[];
}

/** The public texts: the imprint, the privacy policy, and the terms and conditions. */
export const legal = feature({
  name: 'legal',
  uses: () => ({ permissions }),
  async compose({ db, settings, rateLimits, languages, themes }, _used, { config, themeOf }) {
    const perAddress = rateLimits({ name: 'legal-address', points: 600, seconds: 300 });
    // A folder that a setting names must have a text.
    const isNamed = config.namedFolders.LEGAL_DIR !== undefined;
    const texts = await LegalTexts.read(config.legalDir, languages.codes, { isNamed });
    const written = await WrittenTextsService.open(db, settings, texts);
    const api: LegalApi = {
      linked: () => (['imprint', 'privacy-policy'] as const).filter((page) => texts.has(page)),
    };
    return {
      api,
      routes: legalRoutes({ texts, written, perAddress, nameOf: (host) => themes.find(themeOf(host)).name }),
    };
  },
});
