import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The two files nearly every first screen needs: the upright Latin cuts. */
const firstFonts = /(?:newsreader-latin-opsz-normal|inter-latin-wght-normal).*\.woff2$/;

/** Names those fonts in the page's head, so that they load beside the scripts and not after them. */
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
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
