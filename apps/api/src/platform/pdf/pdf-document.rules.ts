import { PDFHexString } from '@cantoo/pdf-lib';
import type { PdfDocumentFacts, PdfOutlineItem } from './pdf-document.ts';

/**
 * The objects of an outline (ISO 32000-1, 12.3.3), with items that have children collapsed. `reserve` returns the first
 * of a number of new object numbers. Without items there is no root.
 */
export function outlineOf(
  items: readonly PdfOutlineItem[],
  reserve: (count: number) => number,
): { root: number | undefined; objects: { number: number; body: string }[] } {
  if (items.length === 0) return { root: undefined, objects: [] };
  const objects: { number: number; body: string }[] = [];
  const addAll = (siblings: readonly PdfOutlineItem[], parent: number): { first: number; last: number } => {
    const first = reserve(siblings.length);
    const last = first + siblings.length - 1;
    for (const [at, { title, anchor, children = [] }] of siblings.entries()) {
      const number = first + at;
      const below = children.length > 0 ? addAll(children, number) : undefined;
      const entries = [
        `/Title ${PDFHexString.fromText(title)} /Parent ${parent} 0 R /Dest (${anchor})`,
        ...(number > first ? [`/Prev ${number - 1} 0 R`] : []),
        ...(number < last ? [`/Next ${number + 1} 0 R`] : []),
        ...(below ? [`/First ${below.first} 0 R /Last ${below.last} 0 R /Count ${-children.length}`] : []),
      ];
      objects.push({ number, body: `<< ${entries.join(' ')} >>` });
    }
    return { first, last };
  };
  const root = reserve(1);
  const { first, last } = addAll(items, root);
  objects.push({
    number: root,
    body: `<< /Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${items.length} >>`,
  });
  return { root, objects };
}

const escaped = (text: string): string =>
  // Control characters are not allowed in XML.
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The metadata of a document as XMP (ISO 16684-1). */
export function metadataOf({ title, author, subject, language, created, accessible }: PdfDocumentFacts): Buffer {
  const one = (name: string, list: string, value: string | undefined, attribute = '') =>
    value ? `<dc:${name}><rdf:${list}><rdf:li${attribute}>${escaped(value)}</rdf:li></rdf:${list}></dc:${name}>` : '';
  const anyLanguage = ' xml:lang="x-default"';
  const date = created.toISOString().replace(/\.\d+Z$/, 'Z');
  const xml = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>${one('title', 'Alt', title, anyLanguage)}${one('creator', 'Seq', author)}${one('description', 'Alt', subject, anyLanguage)}${one('language', 'Bag', language)}
<xmp:CreatorTool>Foreglow</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>${accessible ? '<pdfuaid:part>1</pdfuaid:part>' : ''}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  return Buffer.from(xml, 'utf8');
}
