import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/index.ts';
import { noteReads } from './reads.ts';

/** The cache of server data. A failure that may be temporary is retried once. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
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
  noteReads(client);
  return client;
}

const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);
