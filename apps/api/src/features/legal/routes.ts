import type { legalEndpoints } from '@foreglow/contract/legal/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { LegalTexts } from './legal-texts.ts';
import { fillIn } from './placeholders.rules.ts';
import type { TextKey, WrittenTextsService } from './written-texts.service.ts';

interface Parts {
  readonly texts: LegalTexts;
  readonly written: WrittenTextsService;
  readonly perAddress: RateLimit;
  /** The name of the product on a host. */
  readonly nameOf: (host: string) => string;
}

export function legalRoutes({ texts, written, perAddress, nameOf }: Parts): HandlersOf<typeof legalEndpoints> {
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  const document = async (key: TextKey, version?: number) => ({
    data: {
      type: 'written-texts' as const,
      id: `${key.page}.${key.locale}`,
      attributes: await written.read(key, version),
    },
  });
  return {
    async readLegalText({ params: { page }, query, context }) {
      await perAddress.take(context.address);
      const found = texts.find(page, query.locale);
      if (!found) throw problem('not_found');
      const { locale, text, own } = found;
      const attributes = { locale, text: fillIn(text, nameOf(context.host)), own };
      return { status: 200, body: { data: { type: 'legal-texts', id: page, attributes } } };
    },
    readWrittenText: guarded(administer, async ({ params, query: { version } }) => ({
      status: 200,
      body: await document(params, version),
    })),
    updateWrittenText: guarded(administer, async ({ params, body }, administrator) => {
      await written.write(administrator, params, body.data.attributes);
      return { status: 200, body: await document(params) };
    }),
  };
}
