import { parsingWork } from '@foreglow/contract/markdown/parsing-work';
import { firstWords, plainFirstWords } from '../dumps/first-words.rules.ts';
import { markdownHtml, plainHtml } from '../public-page/markdown-html.rules.ts';

/** What becomes of Markdown: HTML, or its first words without syntax. */
export type Form = 'html' | 'first words';

/** Makes a form of a text. `plain` takes no time, since it does not read the Markdown. */
const forms: Readonly<Record<Form, { read(text: string): string; plain(text: string): string }>> = {
  html: { read: (text) => markdownHtml(text).text, plain: (text) => plainHtml(text).text },
  'first words': { read: firstWords, plain: plainFirstWords },
};

/** With this work, ordinary texts are read in a few milliseconds, and hostile ones in about 20. */
const quickWork = 100_000;

/** The form of a text. */
export const formOf = (text: string, form: Form): string => forms[form].read(text);

/** Whether it is certain that all of the texts are read quickly. */
export function isQuick(texts: readonly string[]): boolean {
  let work = 0;
  return texts.every((text) => {
    work += parsingWork(text);
    return work <= quickWork;
  });
}

/** Returns the forms that are ready. Other texts are read as long as that is certain to be quick, in total. */
export function readyOrQuick(ready: Iterable<[text: string, made: string]>, form: Form): (text: string) => string {
  const made = new Map(ready);
  let left = quickWork;
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (left > 0) left -= parsingWork(text);
    const now = left >= 0 ? forms[form].read(text) : forms[form].plain(text);
    made.set(text, now);
    return now;
  };
}
