/**
 * The public texts of an installation, by the last part of their addresses. There is an imprint only if the operator has
 * written one; the product ships the others.
 */
export const legalPages = ['imprint', 'privacy-policy', 'terms-and-conditions'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The languages in which administrators write these texts. */
export const writtenLocales = ['en', 'de'] as const;
