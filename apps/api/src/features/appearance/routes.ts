import type { appearanceEndpoints } from '@foreglow/contract/appearance/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { AppearanceService } from './appearance.service.ts';

export function appearanceRoutes(appearance: AppearanceService): HandlersOf<typeof appearanceEndpoints> {
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  const document = () =>
    ({ status: 200, body: { data: { type: 'appearances', id: 'site', attributes: appearance.read() } } }) as const;
  return {
    readAppearance: guarded(administer, async () => document()),
    saveAppearance: guarded(administer, async ({ body, context: { actor } }, administrator) => {
      await appearance.save(actor, administrator, body.data.attributes);
      return document();
    }),
    removeAppearance: guarded(administer, async (_call, administrator) => {
      await appearance.remove(administrator);
      return document();
    }),
  };
}
