import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEntry } from '#lib/forms/use-entry.ts';
import { call } from '#lib/http/call.ts';
import { createOnce } from '#lib/outbox/create-once.ts';
import type { ProjectValues } from '../components/project-form.tsx';
import { invalidateProjects } from './invalidate-projects.ts';
import { updateProject } from './update-project.ts';

const same = (a: ProjectValues, b: ProjectValues): boolean =>
  a.title === b.title && a.subtitle === b.subtitle && a.challenge === b.challenge;

async function createProject(attributes: ProjectValues & { workspace_slug: string; creation_key: string }) {
  const { data } = await call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
  return { ...data.attributes, challenge: attributes.challenge ?? null };
}
type Created = Awaited<ReturnType<typeof createProject>>;

/** The question of a project. */
async function challengeOf(slug: string): Promise<string | null> {
  return (await call('GET /v1/projects/{id}/brief', { params: { id: slug } })).data.attributes.challenge;
}

/** Gives a project that an earlier call created the values that have been typed since. */
async function changeCreated({ slug }: Created, { title, subtitle, challenge = null }: ProjectValues) {
  const body = { data: { type: 'briefs', attributes: { challenge } } } as const;
  await call('PATCH /v1/projects/{id}/brief', { params: { id: slug }, body });
  return { ...(await updateProject(slug)({ title, subtitle })), challenge };
}

/** Creates a project in a workspace from a form, whose values are kept as `keptAs`. */
export function useCreateProject(workspaceSlug: string, keptAs: string) {
  const client = useQueryClient();
  const entry = useEntry(keptAs, same);
  return useMutation({
    mutationFn: (values: ProjectValues) =>
      createOnce(entry, {
        values,
        valuesOf: ({ title, subtitle, challenge }: Created) => ({ title, subtitle, challenge }),
        create: async (creation_key) => {
          const made = await createProject({ ...values, workspace_slug: workspaceSlug, creation_key });
          return entry.isRepeated ? { ...made, challenge: await challengeOf(made.slug) } : made;
        },
        change: (made) => changeCreated(made, values),
      }),
    onSuccess: () => invalidateProjects(client),
  });
}
