import { type Action, can, noPermissions, type Permissions, type Target } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery, type SignedIn } from '../api/read-me.ts';

/** Who is signed in; undefined for a moment while signing out. */
export const useMe = (): SignedIn | undefined => useQuery({ ...meQuery, enabled: false }).data;

/** What the one who is signed in holds. */
export const usePermissions = (): Permissions => useMe()?.permissions ?? noPermissions;

/** Asks the permission table for the one who is signed in: `may('workspace.create')`. */
export function useMay(): (action: Action, target?: Target) => boolean {
  const permissions = usePermissions();
  return (action, target) => can(permissions, action, target);
}
