import type { SupportedKind } from '@foreglow/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeAttachment } from '#features/attachments/api/describe-attachment.ts';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import { call } from '#lib/http/call.ts';
import type { Target } from '#lib/outbox/save-draft.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { type Attributes, readConclusion } from './read-conclusion.ts';

/** The query keys of the conclusions of a project. */
export const conclusionKeys = (kind: SupportedKind) => ({
  project: (projectSlug: string) => [queryRoots[kind], projectSlug] as const,
  lists: (projectSlug: string) => [queryRoots[kind], projectSlug, 'list'] as const,
  one: (projectSlug: string, slug: string) => [queryRoots[kind], projectSlug, 'one', slug] as const,
});

/** Called when conclusions changed: everything on the screen that shows or counts them is refetched. */
export function refreshConclusions(client: QueryClient, projectSlug: string): Promise<unknown> {
  const keys = [
    [queryRoots.insights, projectSlug],
    [queryRoots.trends, projectSlug],
    [queryRoots.conclusions, projectSlug],
    [queryRoots.tags, projectSlug],
    [queryRoots.projects],
    [queryRoots.cards, 'list'],
    [queryRoots.trash],
  ] as const;
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type Body<Method extends 'POST' | 'PATCH'> = NonNullable<
  Parameters<typeof call<Method extends 'POST' ? CreateRoute : ChangeRoute>>[1]
>['body'];
type CreateRoute = `POST /v1/projects/{id}/${SupportedKind}`;
type ChangeRoute = `PATCH /v1/projects/{id}/${SupportedKind}/{conclusionId}`;

async function change<K extends SupportedKind>(
  kind: K,
  projectSlug: string,
  slug: string,
  attributes: object,
): Promise<Attributes[K]> {
  const route: ChangeRoute = `PATCH /v1/projects/{id}/${kind}/{conclusionId}`;
  // The kind and its attributes belong together, which the type of a route of two kinds cannot say.
  const body = { data: { type: kind, attributes } } as Body<'PATCH'>;
  return (await call(route, { params: { id: projectSlug, conclusionId: slug }, body })).data
    .attributes as Attributes[K];
}

async function create<K extends SupportedKind>(
  kind: K,
  projectSlug: string,
  attributes: object,
): Promise<Attributes[K]> {
  const route: CreateRoute = `POST /v1/projects/{id}/${kind}`;
  const body = { data: { type: kind, attributes } } as Body<'POST'>;
  return (await call(route, { params: { id: projectSlug }, body })).data.attributes as Attributes[K];
}

/** Shows a changed conclusion immediately, and refetches everything else. */
function takeUp<K extends SupportedKind>(client: QueryClient, kind: K, projectSlug: string, changed: Attributes[K]) {
  client.setQueryData(conclusionKeys(kind).one(projectSlug, changed.slug), changed);
  void refreshConclusions(client, projectSlug);
}

/**
 * Creates or changes a conclusion. `attributesOf` turns the values of its editor into those of the API. Returns the saved
 * conclusion.
 */
export const saveConclusion =
  <K extends SupportedKind, V extends { readonly image: DescribedImage | null }>(
    client: QueryClient,
    kind: K,
    projectSlug: string,
    attributesOf: (values: V) => object,
  ) =>
  async (target: Target, values: V): Promise<Attributes[K]> => {
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    const saved = await (target.slug === undefined
      ? create(kind, projectSlug, { ...attributes, creation_key: target.creationKey })
      : change(kind, projectSlug, target.slug, { ...attributes, based_on: target.basedOn }));
    takeUp(client, kind, projectSlug, saved);
    return saved;
  };

interface CardsChange {
  readonly slug: string;
  /** The cards that it should have, computed from those it has. */
  readonly change: (cards: readonly string[]) => readonly string[];
}

/**
 * Adds cards to a conclusion or removes them from it. The change applies to the current cards on the server, even if a
 * list on the screen is outdated.
 */
export function useChangeCards(kind: SupportedKind, projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ slug, change: cardsAfter }: CardsChange) => {
      const { card_slugs, updated_at } = await readConclusion(kind, projectSlug, slug);
      return change(kind, projectSlug, slug, { card_slugs: [...cardsAfter(card_slugs)], based_on: updated_at });
    },
    onSuccess: (changed) => takeUp(client, kind, projectSlug, changed),
  });
}

/** Moves a conclusion to the trash. */
export function useDeleteConclusion(kind: SupportedKind, projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => {
      const route: `DELETE /v1/projects/{id}/${SupportedKind}/{conclusionId}` = `DELETE /v1/projects/{id}/${kind}/{conclusionId}`;
      return call(route, { params: { id: projectSlug, conclusionId: slug } });
    },
    onSuccess: (_, slug) => {
      client.removeQueries({ queryKey: conclusionKeys(kind).one(projectSlug, slug) });
      void refreshConclusions(client, projectSlug);
    },
  });
}
