import { escapeMarkup } from '@foreglow/pictures/drawing/svg';

/** A piece of HTML. Texts become HTML only by escaping, so text from outside is never inserted as markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Html[];

/** HTML from a template. Values are escaped unless they are HTML; null, undefined and false are left out. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(textOf)));

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeMarkup(String(value));
}

/** Joins pieces of HTML. */
export const joined = (pieces: readonly Html[], between = ''): Html =>
  new Html(pieces.map(({ text }) => text).join(escapeMarkup(between)));
