import type { ThemePreference } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { meQuery } from './read-me.ts';

interface Change {
  readonly name?: string;
  readonly locale?: string;
  readonly theme?: ThemePreference;
  /** Sends a daily mail of unread notifications. */
  readonly digest?: boolean;
  /** Slug of the attachment that becomes the user's picture; null for none. */
  readonly picture_id?: string | null;
}

/** Changes the user's name, language, theme or picture on the server, and everywhere on the page. */
export async function updateMe(client: QueryClient, change: Change): Promise<void> {
  const { data } = await call('PATCH /v1/me', { body: { data: { type: 'users', attributes: change } } });
  storeAnswer(client, meQuery.queryKey, { ...data.attributes, id: data.id });
}
