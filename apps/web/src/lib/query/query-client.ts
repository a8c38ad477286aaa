import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** The cache of server data. A failure that may be temporary is retried once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always' },
    },
  });

const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);
