/**
 * The texts of a key in the beginning of a JSON document, at any depth: strings, and the strings of a list. The last
 * one may be incomplete. Output of the model before the document is ignored.
 */
export function textsIn(partial: string, key: string): string[] {
  const answer = partial.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '');
  const start = answer.indexOf('{');
  return start < 0 ? [] : new Reader(answer, start, key).read();
}

/** An object or list that has not ended yet. */
interface Open {
  readonly isObject: boolean;
  /** The key of the next value, or the key that the list belongs to. */
  key: string | undefined;
  /** In an object: the next string is a key. */
  expectsKey: boolean;
}

class Reader {
  readonly #json: string;
  readonly #key: string;
  readonly #found: string[] = [];
  readonly #open: Open[] = [];
  #at: number;

  constructor(json: string, start: number, key: string) {
    this.#json = json;
    this.#at = start;
    this.#key = key;
  }

  read(): string[] {
    while (this.#at < this.#json.length) {
      const character = this.#json[this.#at];
      if (character === '"') {
        this.#readString();
        continue;
      }
      this.#at += 1;
      const inner = this.#open.at(-1);
      if (character === '{') this.#open.push({ isObject: true, key: undefined, expectsKey: true });
      else if (character === '[')
        this.#open.push({ isObject: false, key: inner?.isObject ? inner.key : undefined, expectsKey: false });
      else if (character === '}' || character === ']') this.#open.pop();
      else if (character === ',' && inner?.isObject) inner.expectsKey = true;
      if (this.#open.length === 0) break;
    }
    return this.#found;
  }

  #readString(): void {
    const { text, isComplete } = this.#string();
    const inner = this.#open.at(-1);
    if (!inner) return;
    if (inner.expectsKey) {
      inner.key = isComplete ? text : undefined;
      inner.expectsKey = false;
    } else if (inner.key === this.#key && text !== '') {
      this.#found.push(text);
    }
  }

  /** Reads the string that begins here, as far as it has arrived. An incomplete escape sequence is left out. */
  #string(): { text: string; isComplete: boolean } {
    const begin = this.#at + 1;
    let end = begin;
    while (end < this.#json.length && this.#json[end] !== '"') {
      const size = this.#json[end] !== '\\' ? 1 : this.#json[end + 1] === 'u' ? 6 : 2;
      if (end + size > this.#json.length) break;
      end += size;
    }
    const isComplete = this.#json[end] === '"';
    this.#at = isComplete ? end + 1 : this.#json.length;
    return { text: unescaped(this.#json.slice(begin, end)), isComplete };
  }
}

function unescaped(raw: string): string {
  try {
    const text: unknown = JSON.parse(`"${raw.replace(/[\u0000-\u001f]/g, ' ')}"`);
    // The second half of a surrogate pair may not have arrived yet.
    return typeof text === 'string' ? text.replace(/[\ud800-\udbff]$/, '').toWellFormed() : '';
  } catch {
    return '';
  }
}
