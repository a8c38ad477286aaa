import type { Platform } from '../../platform/platform.ts';
import { LegalTexts } from './legal-texts.ts';
import { legalRoutes } from './routes.ts';

interface Needs {
  /** Folder with the texts of the operator. It may be missing. */
  readonly folder: string;
  /** The name of the product on a host. */
  readonly nameOf: (host: string) => string;
}

/** Composes the public texts: the privacy policy, and the terms and conditions. */
export async function composeLegal({ rateLimits, languages }: Platform, { folder, nameOf }: Needs) {
  const perAddress = rateLimits({ name: 'legal-address', points: 600, seconds: 300 });
  return { routes: legalRoutes(await LegalTexts.read(folder, languages.codes), perAddress, nameOf) };
}
