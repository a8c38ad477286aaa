import type { Theme } from '#platform/themes/theme.ts';
import { UsedCharacters } from './fonts/used-characters.rules.ts';
import { fontsPath, webFonts } from './fonts/web-fonts.ts';
import { Html, html } from './html.ts';
import type { PageOptions, PublicDump } from './page.types.ts';
import { changes } from './parts/changes.rules.ts';
import { details } from './parts/details.rules.ts';
import { editions } from './parts/editions.rules.ts';
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
  /** Of the theme. */
  readonly version: string;
  readonly style: string;
  readonly policy: string;
}

const kept = new Map<string, Styles>();

/** The styles of the pages of a theme, created once for each version of it, and the policy that allows them. */
function stylesOf(siteTheme: Theme | undefined): Styles {
  const key = siteTheme?.key ?? 'default';
  const version = siteTheme?.version ?? '';
  const known = kept.get(key);
  if (known?.version === version) return known;
  const style = onlineStyles(webFonts(), siteTheme);
  const made = { version, style, policy: contentPolicy(style, pageScript()) };
  kept.set(key, made);
  return made;
}

/**
 * A complete page that shows a published radar, in pieces; empty ones are pauses in the work. It works without its
 * script and, if it is offline, without a server.
 */
export function* publicPage(dump: PublicDump, options: PageOptions): Generator<string> {
  const { texts, theme, offline, siteTheme } = options;
  const scheme = dump.background === 'night' ? 'night' : theme;
  const root = html`<!doctype html>\n<html lang="${texts.language}"${scheme && html` data-theme="${scheme}"`}>\n`;
  if (offline) {
    // The fonts in the head depend on the characters of the body.
    const written: string[] = [];
    const used = new UsedCharacters();
    for (const { text } of body(dump, options)) {
      written.push(text);
      used.add(text);
      yield '';
    }
    yield html`${root}${head(dump, options, texts, offlineAssets(used, siteTheme))}\n`.text;
    yield* written;
  } else {
    yield html`${root}${head(dump, options, texts, onlineAssets(siteTheme))}\n`.text;
    for (const { text } of body(dump, options)) yield text;
  }
  yield '\n</html>\n';
}

function* body(dump: PublicDump, options: PageOptions): Generator<Html> {
  const { texts, prose } = options;
  yield html`<body>
<a class="skip" href="#list">${texts.say('skip')}</a>
${header(dump, options, texts)}
<main>
<div class="stage" id="picture">\n`;
  yield* pictures(dump, texts);
  yield html`\n`;
  yield* details(dump, texts, prose);
  yield html`
</div>\n`;
  yield* changes(dump, texts);
  yield html`<section class="list" id="list" aria-labelledby="list-title">
<h2 class="unseen" id="list-title">${texts.say('list')}</h2>
${dump.content.blips.length > 0 && filters(dump, texts)}\n`;
  yield* lists(dump, texts);
  yield html`
</section>
${options.editions && editions(dump, options.editions, options, texts)}</main>
${foot(dump, options)}
</body>`;
}

const onlineAssets = (siteTheme: Theme | undefined): PageAssets => ({
  style: new Html(`<style>${stylesOf(siteTheme).style}</style>`),
  script: new Html(`<script>${pageScript()}</script>`),
  policy: null,
  fonts: webFonts()
    .filter(({ name }) => firstFonts.test(name))
    .map(({ name }) => `${fontsPath}${name}`),
});

function offlineAssets(used: UsedCharacters, siteTheme: Theme | undefined): PageAssets {
  const carried = offlineStyles(webFonts(), used, siteTheme);
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
