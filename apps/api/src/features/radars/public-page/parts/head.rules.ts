import { editionName } from '../edition-name.rules.ts';
import { type Html, html } from '../html.ts';
import type { PageOptions, PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';
import { sunAddress } from './brand.rules.ts';
import { ledeOf } from './lede.rules.ts';

/** The resources that a page loads or embeds. */
export interface PageAssets {
  readonly style: Html;
  readonly script: Html;
  /** The policy to embed in the page, if no server sends it. */
  readonly policy: string | null;
  /** Fonts to load before the styles request them. */
  readonly fonts: readonly string[];
}

/** The title of a page in a tab, in a list of results and in a preview. */
const pageTitle = (dump: PublicDump, texts: PageTexts): string => `${dump.content.title} · ${editionName(dump, texts)}`;

/**
 * The head of a page: its title and description for readers, search engines and previews, its styles and its script.
 */
export function head(dump: PublicDump, options: PageOptions, texts: PageTexts, assets: PageAssets): Html {
  const description = ledeOf(dump, texts);
  const title = pageTitle(dump, texts);
  const { canonical, preview, indexable, offline } = options;
  return html`<head>
<meta charset="utf-8">
${assets.policy && html`<meta http-equiv="content-security-policy" content="${assets.policy}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
${!indexable && html`<meta name="robots" content="noindex">`}
${
  !offline &&
  html`${canonical && html`<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`}
<meta property="og:type" content="article">
<meta property="og:site_name" content="${dump.content.workspace}">
<meta property="og:locale" content="${texts.region.replace('-', '_')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${
  preview &&
  html`<meta property="og:image" content="${preview}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${texts.say('picture')}">`
}
<meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${preview && html`<meta name="twitter:image" content="${preview}">`}`
}
<link rel="icon" href="${sunAddress}">
${assets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
${assets.style}
${assets.script}
</head>`;
}
