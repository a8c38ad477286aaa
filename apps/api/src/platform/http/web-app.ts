import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stylesAddress } from '../themes/serve-themes.ts';
import type { Theme } from '../themes/theme.ts';
import type { Themes } from '../themes/themes.ts';
import { logProblem, problemOf } from './answer-problem.ts';
import { isMachinePath } from './page-path.rules.ts';

export interface WebAppOptions {
  /** Folder of the built application. */
  readonly folder: string;
  /** The configuration of the page, embedded in it as JSON. `theme` is the name of its theme. */
  readonly config: (request: FastifyRequest) => Promise<{ readonly theme: string }>;
  readonly themes: Themes;
}

const year = 31_536_000_000;
const firstScript = '<script src="/first-paint.js">';

/**
 * Serves the built web application: its files, compressed as stored, and its page for every other path. There is no
 * rate limit: many people behind one address load many files at the same time, and the page costs little more than a
 * file.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', 'index.html', '.foreglow-build'],
    setHeaders(reply, path) {
      // Names of built assets change with their content.
      const immutable = path.includes('/assets/');
      void reply.header(
        'cache-control',
        immutable ? `public, max-age=${year / 1000}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const folders = await foldersIn(options.folder);
  const page = await readFile(join(options.folder, 'index.html'), 'utf8');
  const pages = new WeakMap<Theme, string>();
  const pageOf = (theme: Theme): string => {
    const made = pages.get(theme) ?? inTheme(page, theme);
    pages.set(theme, made);
    return made;
  };
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (isMachinePath(path) || isFile(path, folders)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    try {
      const config = await options.config(request);
      return reply.send(withConfig(pageOf(options.themes.find(config.theme)), config));
    } catch (error) {
      const shown = problemOf(error);
      if (shown.status !== 503) throw error;
      // The page then asks for its configuration itself, and shows a notice if it cannot get it.
      logProblem(request, error, shown);
      return reply
        .code(503)
        .header('retry-after', Math.ceil(shown.retryAfter ?? 10))
        .send(page);
    }
  });
}

/** The page in the style of a theme. The default style is that of the page itself, and costs nothing. */
function inTheme(page: string, theme: Theme): string {
  if (theme.key === 'default') return page;
  const { icon } = theme.pictures;
  const named = page
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(theme.name)}</title>`)
    .replace('</head>', () => `<link rel="stylesheet" href="${stylesAddress(theme)}"></head>`);
  if (!icon) return named;
  return named.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${icon.address}" type="${icon.type}">`);
}

/** The page with its configuration inserted before the first script, which reads the name of the theme. */
function withConfig(page: string, config: object): string {
  const element = `<script type="application/json" id="config">${inScript(config)}</script>`;
  return page.includes(firstScript)
    ? page.replace(firstScript, () => element + firstScript)
    : page.replace('</head>', () => `${element}</head>`);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * True for the path of a file rather than of a page: below a folder of the built application, or next to its page with
 * a file extension. Names of pages further down may contain dots, as in `/wiki/v1.20`.
 */
function isFile(path: string, folders: ReadonlySet<string>): boolean {
  const [, top = '', ...below] = path.split('/');
  return below.length > 0 ? folders.has(top) : /\.[a-z0-9]+$/i.test(top);
}

async function foldersIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
}

/** JSON that is safe in a script element: nothing in it can end the element. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
