/** Makes the browser save a file from memory. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By the next task the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
