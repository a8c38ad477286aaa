import type { ThemePreference } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { meQuery } from './read-me.ts';

interface Change {
  readonly name?: string;
  readonly locale?: 'en' | 'de';
  readonly theme?: ThemePreference;
  /** Wants a mail of what is unread, once a day. */
  readonly digest?: boolean;
  /** Slug of the attachment that becomes one's picture; null for none. */
  readonly picture_id?: string | null;
}

/** Changes one's name, language, look or picture on the server, and everywhere on the page. */
export async function updateMe(client: QueryClient, change: Change): Promise<void> {
  const { data } = await call('PATCH /v1/me', { body: { data: { type: 'users', attributes: change } } });
  client.setQueryData(meQuery.queryKey, { ...data.attributes, id: data.id });
}
