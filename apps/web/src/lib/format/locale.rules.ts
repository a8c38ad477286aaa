/** The region assumed if the browser reports none. The English texts are British. */
const usual: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE' };

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** True for tags with a region, such as en-GB or de-Latn-AT. Intl would treat "en" without one as American. */
function hasRegion(tag: string): boolean {
  try {
    return new Intl.Locale(tag).region !== undefined;
  } catch {
    return false;
  }
}

/**
 * The locale for dates and numbers: the user's language in the region that the browser reports for it (en-GB, de-AT),
 * otherwise in its default region.
 */
export const localeFor = (language: string, browser: readonly string[]): string =>
  browser.find((tag) => languageOf(tag) === language && hasRegion(tag)) ?? usual[language] ?? language;
