import type { Platform } from '#platform/platform.ts';
import { LegalTexts } from './legal-texts.ts';
import { legalRoutes } from './routes.ts';

interface Needs {
  /** Folder with the texts of the operator. It may be missing. */
  readonly folder: string;
  /** Whether a setting names the folder: then it must have a text. */
  readonly isNamed: boolean;
  /** The name of the product on a host. */
  readonly nameOf: (host: string) => string;
}

/** Composes the public texts: the privacy policy, and the terms and conditions. */
export async function composeLegal({ rateLimits, languages }: Platform, { folder, isNamed, nameOf }: Needs) {
  const perAddress = rateLimits({ name: 'legal-address', points: 600, seconds: 300 });
  const texts = await LegalTexts.read(folder, languages.codes, { isNamed });
  return { routes: legalRoutes(texts, perAddress, nameOf) };
}
