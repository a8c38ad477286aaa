/** The fonts of titles and of texts in lists. */
const fonts = ['500 1em "Newsreader Variable"', '400 1em "Inter Variable"'];

/** One letter of each file that texts in European languages need besides the basic one. */
const letters = 'ãą';

/**
 * Loads the Western and Central European letters before a text needs them. When a file of a font arrives, the browser
 * lays out the whole page again, which is noticeable while a long list is scrolled.
 */
export function loadLetters(): void {
  // Without them the letters are shown in another font.
  for (const font of fonts) document.fonts.load(font, letters).catch(() => undefined);
}
