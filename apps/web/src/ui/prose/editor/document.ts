/** A mark of a text in the editor: bold, italic, strike, code, link. */
export interface Mark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A node of the editor in its stored form, which Tiptap calls JSON content. */
export interface Doc {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: Doc[];
  readonly marks?: Mark[];
  readonly text?: string;
}
