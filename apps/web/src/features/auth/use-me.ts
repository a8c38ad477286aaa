import { type Action, can, type Me, noPermissions, type Target } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './api/read-me.ts';

/** Who is signed in; undefined for a moment while signing out. */
export const useMe = (): Me | undefined => useQuery({ ...meQuery, enabled: false }).data;

/** Asks the permission table for the one who is signed in: `may('workspace.create')`. */
export function useMay(): (action: Action, target?: Target) => boolean {
  const permissions = useMe()?.permissions ?? noPermissions;
  return (action, target) => can(permissions, action, target);
}
