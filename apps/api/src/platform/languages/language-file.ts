import { z } from 'zod';

/** Texts by key: a text, a list, or a group of further texts. */
export type Texts = string | readonly string[] | { readonly [key: string]: Texts };

const texts: z.ZodType<Texts> = z.lazy(() =>
  z.union([z.string(), z.array(z.string()), z.record(z.string(), texts)], 'must be a text, a list or a group of texts'),
);
const namespaces = z.record(z.string(), z.record(z.string(), texts));

/** The file of a language: its own name, and its texts by namespace. Missing texts are shown in English. */
export const languageFile = z.strictObject({
  name: z.string().trim().min(1, 'must be the name of the language').max(40, 'must have at most 40 characters'),
  /** Texts of the web application. */
  web: namespaces,
  /** Texts of the server: mails, booklets, slides, public pages. */
  api: namespaces,
});
export type LanguageFile = z.infer<typeof languageFile>;
