import type { Theme } from '#platform/themes/theme.ts';
import { fontsPath, webFonts } from './fonts/web-fonts.ts';
import { Html, html } from './html.ts';
import { contentPolicy, pageHeaders } from './policy.rules.ts';
import { onlineStyles } from './styles.ts';
import type { PageTexts } from './texts.ts';

/** Why there is nothing to show: the radar never existed, has expired or was withdrawn, or the database is away. */
export type UnavailableReason = 'unknown' | 'ended' | 'away';

const styleOf = (siteTheme: Theme | undefined) => onlineStyles(webFonts(), siteTheme);

/** A page that says that no radar is available here, and reveals nothing about a former one. */
export function unavailablePage(reason: UnavailableReason, texts: PageTexts, siteTheme?: Theme): string {
  const title = texts.say(`${reason}_title`);
  const first = webFonts().find(({ name }) => name.startsWith('newsreader-title-basic-'));
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${first && html`<link rel="preload" href="${fontsPath}${first.name}" as="font" type="font/woff2" crossorigin>`}
<style>${new Html(styleOf(siteTheme))}</style>
</head>
<body class="unavailable">
<main>
${horizon}
<h1>${title}</h1>
<p class="lede">${texts.say(`${reason}_text`)}</p>
</main>
<footer class="foot"><p>${siteTheme?.name ?? 'Foreglow'}</p></footer>
</body>
</html>
`.text;
}

/** The sun before it rises. */
const horizon = new Html(
  '<svg class="horizon" viewBox="0 0 240 70" aria-hidden="true"><defs><radialGradient id="dawn" cx=".5" cy="1" r="1"><stop stop-color="#f0a04b"/><stop offset=".5" stop-color="#d6456b" stop-opacity=".55"/><stop offset="1" stop-color="#3d348b" stop-opacity="0"/></radialGradient></defs><path d="M50 69a70 70 0 0 1 140 0z" fill="url(#dawn)"/><path d="M0 69.5h240" stroke="currentColor" stroke-opacity=".25"/></svg>',
);

/**
 * The headers of the page. It runs no script, and may be shown in a frame, since the radar it replaces may have been.
 */
export const unavailablePageHeaders = (siteTheme?: Theme): Readonly<Record<string, string>> =>
  pageHeaders(contentPolicy(styleOf(siteTheme), ''), {
    embeddable: true,
    indexable: false,
  });
