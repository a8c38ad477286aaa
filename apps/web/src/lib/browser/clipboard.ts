/**
 * Puts text on the clipboard. False where the browser does not allow it, as on a page without https: then the text
 * must be shown, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
