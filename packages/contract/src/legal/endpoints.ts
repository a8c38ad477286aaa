import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { locale, moment, plainText } from '../fields.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { legalPages, writtenLocales } from './pages.ts';

const legalText = resource(
  'legal-texts',
  z.object({
    /** The language of the text. It differs from the requested one if the text is not available in that language. */
    locale,
    /** Markdown. */
    text: z.string(),
    /** False for the starting text of the product, which the operator has not replaced. */
    own: z.boolean(),
  }),
);
export type LegalText = z.infer<typeof legalText>['attributes'];

const writtenText = z.object({
  page: z.enum(legalPages),
  locale,
  /** Markdown; empty if nothing is written. */
  text: z.string(),
  /** `environment`: a file of the operator, which takes precedence; `default`: the starting text of the product, if any. */
  source: z.enum(['environment', 'stored', 'default']),
  /** The starting text of the product, with its placeholders; null for the imprint. */
  starting: z.string().nullable(),
  /** The number of the newest version; 0 without one. */
  version: z.int(),
  versions: z.array(
    z.object({ version: z.int(), author: z.string().nullable(), created_at: moment, characters: z.int() }),
  ),
});
export type WrittenTextAttributes = z.infer<typeof writtenText>;
const writtenTextResource = resource('written-texts', writtenText);
const textKey = { page: z.enum(legalPages), locale: z.enum(writtenLocales) };

export const legalEndpoints = {
  readWrittenText: endpoint({
    method: 'GET',
    path: '/v1/settings/texts/{page}/{locale}',
    summary: 'Read the imprint, the privacy policy or the terms as administrators write them, and the list of versions',
    access: 'global-admin',
    params: z.object(textKey),
    query: z.strictObject({
      version: z
        .string()
        .regex(/^\d{1,9}$/, 'Give a whole number.')
        .transform(Number)
        .optional()
        .describe('The version whose text is sent; by default the newest.'),
    }),
    responses: { 200: one(writtenTextResource) },
    errors: ['not_found'],
  }),
  updateWrittenText: endpoint({
    method: 'PATCH',
    path: '/v1/settings/texts/{page}/{locale}',
    summary: 'Write a new version of the imprint, the privacy policy or the terms; an empty text takes it back',
    access: 'global-admin',
    params: z.object(textKey),
    body: updateBody(
      'written-texts',
      z.object({
        /** Markdown. */
        text: plainText
          .transform((value) => value.replace(/\r\n?/g, '\n').trim())
          .pipe(z.string().max(limits.legalTextLength, `At most ${limits.legalTextLength} characters.`)),
        /** The version that was changed; 0 for the first. */
        based_on: z.int().min(0),
      }),
    ),
    responses: { 200: one(writtenTextResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict', 'edited_meanwhile'],
  }),
  readLegalText: endpoint({
    method: 'GET',
    path: '/v1/legal/{page}',
    summary: 'Read the imprint, if there is one, the privacy policy, or the terms and conditions',
    access: 'anonymous',
    params: z.object({ page: z.enum(legalPages) }),
    query: z.strictObject({ locale: locale.optional().default('en') }),
    responses: { 200: one(legalText) },
    errors: ['not_found', 'too_many_requests'],
  }),
};
