/** A mark of a quote, a list or a footnote at the beginning of a line. */
const container = /[ \t]*(?:(>)|([-+*])(?=[ \t]|$)|\d{1,9}([.)])(?=[ \t]|$)|(\[\^)[^\]\s]{1,999}\]:)/y;

/** The beginning of a line that is not blank. */
interface Beginning {
  /** The number of spaces and tabs at the beginning. */
  readonly indent: number;
  /** The marks of containers, without their numbers. */
  readonly marks: readonly string[];
  /** The line without them. */
  readonly rest: string;
}

/**
 * The work of dividing a text into paragraphs, lists, quotes and tables, in the unit of `parsingWork`. When containers
 * end or begin, the parser copies everything before, so the work grows with the product of such changes and lines.
 */
export class BlockWork {
  #characters = 0;
  #lines = 0;
  #marks = 0;
  #changes = 0;
  #lazy = 0;
  #nesting = 0;
  /** The number of containers of the line before, at most. */
  #depth = 0;
  #cells = 0;
  #labels = 0;
  #hasDefinition = false;
  #longest = 0;
  #before: Beginning | undefined;
  /** Since the last blank line. */
  #part = { lines: 0, length: 0, depth: 0, columns: 0 };
  #isNumbered = false;
  #isAfterHeading = false;

  /** Adds the next line. Returns whether the paragraph before it has certainly ended. */
  add(line: string): boolean {
    this.#characters += line.length + 1;
    this.#lines += 1;
    if (/^[ \t]*$/.test(line)) {
      this.#part = { lines: 0, length: 0, depth: 0, columns: 0 };
      this.#isNumbered = false;
      this.#nesting += this.#depth ** 2;
      return true;
    }
    const beginning = beginningOf(line);
    this.#countChanges(beginning);
    this.#countNesting(line, beginning);
    this.#countPart(line, beginning);
    this.#before = beginning;
    return this.#isNewBlock(line, beginning);
  }

  get sum(): number {
    return (
      this.#changes * (this.#lines + this.#marks) +
      this.#lazy * 0.5 +
      this.#nesting +
      // Every use of a defined address repeats it.
      (this.#hasDefinition ? this.#labels * this.#longest * 0.3 : 0) +
      this.#cells * 200 +
      (this.#lines + this.#marks) * 400 +
      this.#characters * 3
    );
  }

  #countChanges({ indent, marks, rest }: Beginning): void {
    const isSame = indent === this.#before?.indent && marks.join('') === this.#before.marks.join('');
    const isNew = marks.includes('[^') || (this.#part.lines === 0 && marks[0] === '>');
    if (!isSame || isNew) this.#changes += 1;
    if (/^[ \t]*(?:=+|-+)[ \t]*$/.test(rest)) this.#changes += 1;
    this.#changes += Math.max(0, marks.length - 1);
    this.#marks += marks.length;
  }

  /** In each line, the parser copies the list of containers for each of them. */
  #countNesting(line: string, { indent, marks }: Beginning): void {
    const columns = indent + 3 * (line.slice(0, indent).split('\t').length - 1);
    this.#depth = Math.min(this.#marks, Math.ceil(columns / 2) + marks.length);
    this.#nesting += this.#depth ** 2;
  }

  #countPart(line: string, { marks }: Beginning): void {
    const { lines, length, depth, columns } = this.#part;
    // A line that continues the paragraph of a container without its mark.
    if (marks.length < depth) this.#lazy += lines;
    const isRule = /^[-:|> \t]*$/.test(line);
    this.#part = {
      lines: lines + 1,
      length: length + line.length + 1,
      depth: Math.max(depth, marks.length),
      columns: isRule ? Math.max(columns, line.split('|').length) : columns,
    };
    // Each row of a table is filled up to the number of columns.
    this.#cells += this.#part.columns;
    this.#longest = Math.max(this.#longest, this.#part.length);
    this.#labels += line.split(']').length - 1;
    this.#hasDefinition ||= line.includes(']:');
  }

  #isNewBlock(line: string, { indent, marks: [mark = ''], rest }: Beginning): boolean {
    const isItem = /^ {0,3}[^ \t]/.test(line) && rest.trim() !== '';
    const isHeading = /^ {0,3}#{1,6}[ \t]/.test(line);
    // A number begins an item only after a blank line or after another one.
    const isNumbered = isItem && indent < 4 && /[.)]/.test(mark) && (this.#part.lines === 1 || this.#isNumbered);
    const isNew = isHeading || this.#isAfterHeading || isNumbered || (isItem && /[-+*]/.test(mark));
    this.#isNumbered = isNumbered;
    this.#isAfterHeading = isHeading;
    return isNew;
  }
}

function beginningOf(line: string): Beginning {
  const marks: string[] = [];
  let end = 0;
  container.lastIndex = 0;
  for (let found = container.exec(line); found; found = container.exec(line)) {
    marks.push(found.slice(1).find((mark) => mark !== undefined) ?? '');
    end = container.lastIndex;
  }
  return { indent: line.search(/[^ \t]/), marks, rest: line.slice(end) };
}
