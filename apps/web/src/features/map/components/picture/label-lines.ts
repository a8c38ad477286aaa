/** A line of a label as it stands on the page. */
export interface LabelLine {
  readonly text: string;
  /** Its middle, within the chart. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: string;
  readonly style: string;
  readonly family: string;
  readonly color: string;
  /** The width of the edge around the letters. */
  readonly edge: number;
}

/** The visible labels of a chart at their current positions, line by line. */
export function labelLines(root: HTMLElement): LabelLine[] {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('[data-label][data-shown]')].flatMap((label) =>
    linesOf(label).map(({ text, box, font }) => ({
      text,
      x: box.left - origin.left + box.width / 2,
      y: box.top - origin.top + box.height / 2,
      size: Number.parseFloat(font.fontSize),
      weight: font.fontWeight,
      style: font.fontStyle,
      family: font.fontFamily,
      color: font.color,
      edge: Number.parseFloat(font.webkitTextStrokeWidth) || 3,
    })),
  );
}

interface Line {
  readonly text: string;
  readonly box: DOMRect;
  readonly font: CSSStyleDeclaration;
}

/** The lines into which the page has wrapped the texts of a label. */
function linesOf(label: HTMLElement): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const font = getComputedStyle(node.parentElement ?? label);
    const range = document.createRange();
    let [begin, text] = [0, node.nodeValue ?? ''];
    while (begin < text.length) {
      const end = endOfLine(node, begin, text.length, range);
      range.setStart(node, begin);
      range.setEnd(node, end);
      const shown = text.slice(begin, end).trim();
      // Between a name and its count there is a blank.
      if (shown !== '') lines.push({ text: shown, box: range.getBoundingClientRect(), font });
      begin = end;
    }
  }
  return lines;
}

/** The end of the line that begins at a character. */
function endOfLine(node: Node, begin: number, length: number, range: Range): number {
  const topOf = (at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  const top = topOf(begin);
  let end = begin + 1;
  while (end < length && Math.abs(topOf(end) - top) < 2) end++;
  return end;
}
