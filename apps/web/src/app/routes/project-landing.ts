import { briefFields } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { signedIn } from '#features/auth/api/session.ts';
import { briefQuery } from '#features/brief/api/read-brief.ts';
import { openedProjects } from '#features/projects/components/opened-projects.ts';

interface Landing {
  readonly context: { readonly client: QueryClient };
  readonly params: { readonly projectSlug: string };
  /** True if the pointer is on a link to it: the route is only prepared, and nothing is opened yet. */
  readonly preload: boolean;
}

/** Opens the cards of a project, with its brief when the user opens it for the first time on this device. */
export async function openProject({ context: { client }, params, preload }: Landing): Promise<never> {
  const { projectSlug } = params;
  const userId = signedIn(client)?.id;
  const first = userId !== undefined && !openedProjects.has(userId, projectSlug);
  const briefed = first && (await hasBrief(client, projectSlug));
  if (first && !preload) openedProjects.add(userId, projectSlug);
  throw redirect({ to: '/projects/$projectSlug/cards', params, replace: true, state: { showsBrief: briefed } });
}

/** If the brief cannot be loaded, the cards are shown without it. */
const hasBrief = (client: QueryClient, projectSlug: string): Promise<boolean> =>
  client.ensureQueryData(briefQuery(projectSlug)).then(
    (brief) => briefFields.some((field) => (brief[field]?.length ?? 0) > 0),
    () => false,
  );
