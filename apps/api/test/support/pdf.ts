interface PdfLine {
  readonly text: string;
  /** Height of the letters, in points. */
  readonly size: number;
}

interface PdfInfo {
  readonly Title?: string;
  readonly Author?: string;
  /** As in `D:20260114093000Z`. */
  readonly CreationDate?: string;
}

/** A PDF of one page, with lines of text from the top. */
export function makePdf(lines: readonly PdfLine[], info: PdfInfo = {}): Buffer {
  const text = lines.map(
    ({ text: shown, size }, at) => `BT /F1 ${size} Tf 50 ${780 - at * 40} Td ${literal(shown)} Tj ET`,
  );
  const content = text.join('\n');
  const entries = Object.entries(info).map(([name, value]) => `/${name} ${literal(value)}`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${entries.join(' ')} >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;
