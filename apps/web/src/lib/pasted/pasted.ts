/** Parses pasted HTML, without what is not shown. When parsed like this, nothing is loaded and no script runs. */
export function pastedPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of page.querySelectorAll('script, style, meta, link, title')) hidden.remove();
  return page;
}

/** The pictures that a reader sees. Others count who opens a page, or are emoji, which are letters (`emojiOf`). */
export const picturesIn = (page: Document): HTMLImageElement[] =>
  [...page.querySelectorAll('img')].filter((image) => !isTiny(image) && emojiOf(image) === undefined);

const isTiny = (image: HTMLImageElement): boolean =>
  ['width', 'height'].every((side) => {
    const length = image.getAttribute(side);
    return length !== null && Number.parseFloat(length) <= 1;
  });

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[#*\d]\ufe0f?\u20e3|\u200d|\ufe0f)+$/u;

/** The emoji that a picture shows, which mails and chats have instead of the letter. */
export const emojiOf = (image: HTMLImageElement): string | undefined => (emoji.test(image.alt) ? image.alt : undefined);

export const hasText = (page: Document): boolean => page.body.textContent.trim() !== '';

/** Pictures that were pasted with nothing else: files, or the source of one picture in HTML. */
export type PastedPictures = { readonly files: readonly File[] } | { readonly source: string };

/**
 * The pictures of pasted data, unless it has text: documents and spreadsheets also put a picture of their text on the
 * clipboard, and the user means the text then.
 */
export function picturesAlone(data: DataTransfer): PastedPictures | undefined {
  const html = data.getData('text/html');
  const page = html === '' ? undefined : pastedPage(html);
  if (page ? hasText(page) : data.getData('text/plain').trim() !== '') return undefined;
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (files.length > 0) return { files };
  const [picture, ...more] = page ? picturesIn(page) : [];
  const source = picture?.getAttribute('src')?.trim();
  return source && more.length === 0 ? { source } : undefined;
}

/** The file in an address that begins with `data:`. Undefined for other addresses, and for data that is damaged. */
export function fileInAddress(address: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+)(?:;[^,;]*)*?(;base64)?,/i.exec(address) ?? [];
  if (!type) return undefined;
  try {
    const data = decodeURIComponent(address.slice(address.indexOf(',') + 1));
    const bytes = base64 ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)) : data;
    return new File([bytes], 'picture', { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
}
