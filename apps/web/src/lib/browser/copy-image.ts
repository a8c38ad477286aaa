/**
 * Copies a picture to the clipboard. Returns false if the browser does not allow it, such as on a page without https.
 */
export async function copyImage(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
