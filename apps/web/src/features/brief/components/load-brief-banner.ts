import { loadNamespaces } from '#lib/i18n/i18n.ts';

/** Loads the banner with its texts. In a file of its own, since hardly anybody who opens the cards needs it. */
export async function loadBriefBanner() {
  const [banner] = await Promise.all([import('./brief-banner.tsx'), loadNamespaces('brief')]);
  return banner;
}
