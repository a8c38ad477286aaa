import type { Languages, Texts } from '../languages/languages.ts';
import { Words, type WordsData } from '../languages/words.ts';
import { harmless } from './harmless.rules.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

/** The texts of the mails of a feature, in the language of the reader. */
export class MailWords<Entries> extends Words<Entries> {
  readonly #quotation: string;

  private constructor(data: WordsData<Entries>, quotation: string) {
    super(data);
    this.#quotation = quotation;
  }

  /** In the language with the code. */
  static in<Entries>(languages: Languages, texts: Texts<Entries>, code: string): MailWords<Entries> {
    const own = languages.words({ namespace: 'mail', en: english, de: german }, code);
    return new MailWords(languages.words(texts, code), own.entries.quotation);
  }

  /**
   * A text written by a person, such as a title or a name, in quotation marks: on one line, with at most `max` UTF-16
   * units between the marks. Nothing in it ends the quotation.
   */
  quoted(text: string, max: number): string {
    return this.fill(this.#quotation, { text: harmless(text, max) });
  }
}
