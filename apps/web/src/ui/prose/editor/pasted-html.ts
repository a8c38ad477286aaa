import { emojiOf, hasText, pastedPage, picturesIn } from '#lib/pasted/pasted.ts';

interface Cleaned {
  readonly html: string;
  /** The number of pictures that were left out, since a text contains none. */
  readonly pictures: number;
  readonly hasText: boolean;
}

/**
 * Converts pasted HTML to a form that the editor supports. Lists from Word, which are paragraphs with a bullet in
 * front, become lists. Cells of tables become one line each, and each column gets its cell. Elements that the editor
 * does not support are left out when it parses the result, and nothing of the HTML is ever inserted into the page.
 */
export function cleaned(pasted: string): Cleaned {
  const page = pastedPage(pasted);
  const pictures = picturesIn(page).length;
  for (const image of page.querySelectorAll('img')) image.replaceWith(emojiOf(image) ?? '');
  for (const useless of page.querySelectorAll('svg, iframe, object')) useless.remove();
  listWordParagraphs(page);
  for (const table of page.querySelectorAll('table')) evenOut(table);
  return { html: page.body.innerHTML, pictures, hasText: hasText(page) };
}

const wordLevel = /mso-list:\s*l\d+ level(\d+)/i;

function listWordParagraphs(page: Document): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of [...page.querySelectorAll<HTMLElement>('p')]) {
    const level = Number(wordLevel.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    if (level === 0 || !sign) continue;
    const ordered = /[\da-z][.)]/i.test(sign.textContent ?? '');
    const number = Number(/\d+/.exec(sign.textContent ?? '')?.[0] ?? 1);
    const tag = ordered ? 'ol' : 'ul';
    sign.remove();
    if (!follows(paragraph, last)) open = [];
    open.length = Math.min(open.length, level);
    // Bullets that follow numbers, or the other way round, are another list.
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop();
    while (open.length < level) {
      const list = page.createElement(tag);
      // The numbers of a list may go on after other text.
      if (ordered && number > 1) list.setAttribute('start', String(number));
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(page.createElement('li'))).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
    last = open[0];
  }
}

/** Whether the paragraph follows the list directly, with only white space in between. */
function follows(paragraph: Element, list: Element | undefined): boolean {
  return list !== undefined && paragraph.previousElementSibling === list;
}

/** The maximum number of columns and rows a merged cell may span. More is an error or an attack. */
const widest = 100;

function evenOut(table: HTMLTableElement): void {
  // Cells that extend down from the rows above, by column.
  const reaching = new Map<number, number>();
  for (const row of table.rows) {
    let column = 0;
    const skip = () => {
      for (let left = reaching.get(column); left; left = reaching.get(column)) {
        reaching.set(column, left - 1);
        const cell = [...row.cells][column];
        row.insertBefore(table.ownerDocument.createElement('td'), cell ?? null);
        column += 1;
      }
    };
    for (const cell of [...row.cells]) {
      skip();
      const { colSpan, rowSpan } = cell;
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      inOneLine(cell);
      for (let part = 0; part < Math.min(colSpan, widest); part += 1) {
        if (part > 0) [...row.cells][column - 1]?.after(table.ownerDocument.createElement('td'));
        if (rowSpan > 1) reaching.set(column, Math.min(rowSpan, widest) - 1);
        column += 1;
      }
    }
    skip();
  }
  headFirstRow(table);
}

/** Blocks in a cell are joined in its single line. */
function inOneLine(cell: HTMLTableCellElement): void {
  for (const block of [...cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, br')]) {
    block.before(' ');
    block.after(' ');
    block.replaceWith(...block.childNodes);
  }
}

/** The first row of a Markdown table is its header. */
function headFirstRow(table: HTMLTableElement): void {
  for (const cell of [...(table.rows[0]?.cells ?? [])]) {
    if (cell.tagName === 'TH') continue;
    const head = table.ownerDocument.createElement('th');
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}
