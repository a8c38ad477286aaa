import type { Platform } from '../../platform/platform.ts';
import { LegalTexts } from './legal-texts.ts';
import { legalRoutes } from './routes.ts';

interface Needs {
  /** Folder with the texts of the operator. It may be missing. */
  readonly folder: string;
  /** What the product is called on a host. */
  readonly nameOf: (host: string) => string;
}

/** Puts the public texts together: the privacy policy, and the terms and conditions. */
export async function composeLegal({ rateLimits, languages }: Platform, { folder, nameOf }: Needs) {
  const perAddress = rateLimits({ name: 'legal-address', points: 600, seconds: 300 });
  return { routes: legalRoutes(await LegalTexts.read(folder, languages.codes), perAddress, nameOf) };
}
