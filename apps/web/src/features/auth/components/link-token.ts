import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tokenIn } from '../rules/link-token.rules.ts';

/**
 * The token of the link that opened this page; empty without one. It is removed from the address bar immediately and
 * stored in the entry of the browser's history, where it survives a reload.
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
