import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { siteConfigQuery } from '#lib/config/site-config.ts';

const checkEveryMs = 60_000;

/** Checks regularly, while the page is visible, whether maintenance has begun. If so, the route guard runs. */
export function useMaintenanceWatch(): void {
  const router = useRouter();
  const on = useQuery({ ...siteConfigQuery, refetchInterval: checkEveryMs }).data?.maintenance.on ?? false;
  useEffect(() => {
    if (on) void router.invalidate();
  }, [on, router]);
}
