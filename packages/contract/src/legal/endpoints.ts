import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { locale } from '../fields.ts';
import { one, resource } from '../json-api.ts';

/**
 * The public texts of an installation, by the last part of their addresses. There is an imprint only if the operator has
 * written one; the product ships the others.
 */
export const legalPages = ['imprint', 'privacy-policy', 'terms-and-conditions'] as const;
export type LegalPage = (typeof legalPages)[number];

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

export const legalEndpoints = {
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
