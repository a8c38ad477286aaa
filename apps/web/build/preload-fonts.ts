import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The two files nearly every first screen needs: the upright letters of English and German. */
const firstFonts = /(?:newsreader|inter)-basic.*\.woff2$/;

/**
 * Names those fonts in the page's head, so that they load beside the scripts and not after them. The scripts go first:
 * until a font is there, the text stands in one of the system's that is as wide.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'foreglow:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((name) => firstFonts.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: '',
              fetchpriority: 'low',
            },
            injectTo: 'head',
          })),
    },
  };
}
