/** An address of this server as an absolute address. */
export const fullAddress = (address: string, page: string): string => new URL(address, page).href;

/**
 * The HTML code that shows a public page inside another one: a frame as wide as its container, with the aspect ratio of
 * a screen.
 */
export function embedCode(address: string, title: string): string {
  const name = escaped(title);
  return `<iframe src="${escaped(address)}" title="${name}" width="100%" height="720" style="border:0" loading="lazy" allowfullscreen></iframe>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
