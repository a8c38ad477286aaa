/**
 * The header that makes a browser save a file under a name (RFC 6266), with a plain name for programs that do not
 * support other characters.
 */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
