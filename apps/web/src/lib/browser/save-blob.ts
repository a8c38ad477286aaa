/** Has the browser save a file that the page holds. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
