import { useMay, useMe } from '../../features/auth/index.ts';
import { useUnread } from '../../features/notifications/index.ts';
import { type Place, placesIn } from './places.rules.ts';
import { useWhere } from './use-where.ts';

/** The places of the rail and the palette, from where the user is. */
export function usePlaces(): readonly Place[] {
  const { project, workspace } = useWhere();
  const may = useMay();
  const isAdmin = useMe()?.permissions.is_global_admin ?? false;
  return placesIn({ project, workspace, may, isAdmin, unread: useUnread() });
}
