import type { Theme } from '../../../platform/themes/theme.ts';
import { fontsPath, webFonts } from './fonts/web-fonts.ts';
import { Html, html } from './html.ts';
import type { PageOptions, PublicDump } from './page.types.ts';
import { details } from './parts/details.rules.ts';
import { filters } from './parts/filters.rules.ts';
import { foot } from './parts/foot.rules.ts';
import { head, type PageAssets } from './parts/head.rules.ts';
import { header } from './parts/header.rules.ts';
import { lists } from './parts/lists.rules.ts';
import { pictures } from './parts/picture.rules.ts';
import { contentPolicy, type PageUse, pageHeaders } from './policy.rules.ts';
import { pageScript } from './script.ts';
import { offlineStyles, onlineStyles } from './styles.ts';

/** The fonts of the first screen of a page. */
const firstFonts = /^(newsreader-title|newsreader-italic|inter)-basic-/;

interface Styles {
  readonly style: string;
  readonly policy: string;
}

const kept = new Map<string, Styles>();

/** The styles of the pages of a theme, created once, and the policy that allows them. */
function stylesOf(siteTheme: Theme | undefined): Styles {
  const key = siteTheme?.key ?? 'default';
  const known = kept.get(key);
  if (known) return known;
  const style = onlineStyles(webFonts(), siteTheme);
  const made = { style, policy: contentPolicy(style, pageScript()) };
  kept.set(key, made);
  return made;
}

/**
 * A complete page that shows a published radar. It works without its script and, if it is offline, without a server.
 */
export function publicPage(dump: PublicDump, options: PageOptions): string {
  const { texts, prose } = options;
  const body = html`<body>
<a class="skip" href="#list">${texts.say('skip')}</a>
${header(dump, options, texts)}
<main>
<div class="stage" id="picture">
${pictures(dump, texts)}
${details(dump, texts, prose)}
</div>
<section class="list" id="list" aria-labelledby="list-title">
<h2 class="unseen" id="list-title">${texts.say('list')}</h2>
${dump.content.blips.length > 0 && filters(dump, texts)}
${lists(dump, texts)}
</section>
</main>
${foot(dump, texts, options.siteTheme?.name)}
</body>`;
  const assets = options.offline ? offlineAssets(body, options.siteTheme) : onlineAssets(options.siteTheme);
  const page = html`<!doctype html>
<html lang="${texts.language}"${options.theme && html` data-theme="${options.theme}"`}>
${head(dump, options, texts, assets)}
${body}
</html>
`;
  return page.text;
}

const onlineAssets = (siteTheme: Theme | undefined): PageAssets => ({
  style: new Html(`<style>${stylesOf(siteTheme).style}</style>`),
  script: new Html(`<script>${pageScript()}</script>`),
  policy: null,
  fonts: webFonts()
    .filter(({ name }) => firstFonts.test(name))
    .map(({ name }) => `${fontsPath}${name}`),
});

function offlineAssets({ text }: Html, siteTheme: Theme | undefined): PageAssets {
  const carried = offlineStyles(webFonts(), text, siteTheme);
  return {
    style: new Html(`<style>${carried}</style>`),
    script: new Html(`<script>${pageScript()}</script>`),
    policy: contentPolicy(carried, pageScript()),
    fonts: [],
  };
}

/** The headers of a page sent by this server. */
export const publicPageHeaders = (use: PageUse, siteTheme?: Theme): Readonly<Record<string, string>> =>
  pageHeaders(stylesOf(siteTheme).policy, use);
