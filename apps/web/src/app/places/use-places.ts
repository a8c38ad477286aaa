import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { useMay, useMe } from '#features/auth/components/use-me.ts';
import { useUnread } from '#features/notifications/api/notifications.ts';
import { useWaiting } from '#features/site/api/waiting.ts';
import { webKinds } from '../kinds.ts';
import { useScreen } from './help-link.ts';
import type { Place } from './place.ts';
import { placesIn } from './places.rules.ts';
import { useWhere } from './use-where.ts';

/** The places of the rail and the palette, depending on where the user is. */
export function usePlaces(): readonly Place[] {
  const { project, knownWorkspace } = useWhere();
  const may = useMay();
  const isAdmin = useMe()?.permissions.is_global_admin ?? false;
  const hasModel = useAssistance(project?.slug ?? '') === 'ai';
  return placesIn({
    project,
    workspace: knownWorkspace,
    may,
    isAdmin,
    hasModel,
    kinds: webKinds,
    unread: useUnread(),
    waiting: useWaiting(isAdmin),
    screen: useScreen(),
  });
}
