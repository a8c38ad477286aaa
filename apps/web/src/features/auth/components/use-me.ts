import { type Action, can, noPermissions, type Permissions, type Target } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery, type SignedIn } from '../api/read-me.ts';

/** The signed-in user; undefined for a moment while signing out. */
export const useMe = (): SignedIn | undefined => useQuery({ ...meQuery, enabled: false }).data;

/** The permissions of the signed-in user. */
export const usePermissions = (): Permissions => useMe()?.permissions ?? noPermissions;

/** Checks the permission table for the signed-in user: `may('workspace.create')`. */
export function useMay(): (action: Action, target?: Target) => boolean {
  const permissions = usePermissions();
  return (action, target) => can(permissions, action, target);
}
