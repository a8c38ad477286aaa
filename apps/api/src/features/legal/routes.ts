import type { legalEndpoints } from '@foreglow/contract/legal/endpoints';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { LegalTexts } from './legal-texts.ts';
import { fillIn } from './placeholders.rules.ts';

/** `nameOf`: the name of the product on a host. */
export const legalRoutes = (
  texts: LegalTexts,
  perAddress: RateLimit,
  nameOf: (host: string) => string,
): HandlersOf<typeof legalEndpoints> => ({
  async readLegalText({ params: { page }, query, context }) {
    await perAddress.take(context.address);
    const found = texts.find(page, query.locale);
    if (!found) throw problem('not_found');
    const { locale, text, own } = found;
    const attributes = { locale, text: fillIn(text, nameOf(context.host)), own };
    return { status: 200, body: { data: { type: 'legal-texts', id: page, attributes } } };
  },
});
