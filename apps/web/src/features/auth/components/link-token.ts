import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tokenIn } from '../rules/link-token.rules.ts';

/**
 * The token of the link that led here; empty without one. It is removed from the address bar at once and kept in the
 * entry of the browser's history, where it survives a reload.
 */
export function useLinkToken(): string {
  const { hash, searchStr, pathname, state } = useLocation();
  const { history } = useRouter();
  const given = tokenIn(hash, searchStr);
  useEffect(() => {
    if (given !== undefined) history.replace(pathname, { linkToken: given });
  }, [given, history, pathname]);
  return given ?? state.linkToken ?? '';
}
