import type { CommentSubject } from '@foreglow/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The card, insight or trend that the comments belong to. */
export interface Subject {
  readonly projectSlug: string;
  readonly subjectType: CommentSubject;
  readonly subjectSlug: string;
}

const keyOf = ({ projectSlug, subjectType, subjectSlug }: Subject) =>
  [queryRoots.comments, projectSlug, subjectType, subjectSlug] as const;

/** The comments on a card, insight or trend, in threads. */
export const commentsQuery = (subject: Subject) =>
  queryOptions({
    queryKey: keyOf(subject),
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/comments', {
        params: { id: subject.projectSlug },
        query: { 'filter[on]': subject.subjectType, 'filter[slug]': subject.subjectSlug },
        signal,
      });
      return data.map(({ attributes }) => attributes);
    },
  });

/** The people who can be mentioned in a comment. */
export const mentionableQuery = ({ projectSlug, subjectType, subjectSlug }: Subject) =>
  queryOptions({
    queryKey: [queryRoots.mentionable, projectSlug, subjectType, subjectSlug],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/comments/people', {
        params: { id: projectSlug },
        query: { 'filter[on]': subjectType, 'filter[slug]': subjectSlug },
        signal,
      });
      return data.map(({ attributes }) => attributes);
    },
    staleTime: 60_000,
  });

interface NewComment {
  readonly text: string;
  /** Slug of the first comment of the thread to reply to. */
  readonly parent?: string | undefined;
}

/** Adds a comment. The comments are reloaded even after a failure, since the thread may have been deleted. */
export function useCreateComment(subject: Subject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, parent }: NewComment) =>
      call('POST /v1/projects/{id}/comments', {
        params: { id: subject.projectSlug },
        body: {
          data: {
            type: 'comments',
            attributes: {
              subject_type: subject.subjectType,
              subject_slug: subject.subjectSlug,
              text,
              parent_id: parent ?? null,
            },
          },
        },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(subject) }),
  });
}

interface Change {
  readonly slug: string;
  readonly attributes: { readonly text?: string; readonly resolved?: boolean };
}

/** Changes the text of a comment, or marks its thread as resolved or unresolved. */
export function useUpdateComment(subject: Subject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ slug, attributes }: Change) =>
      call('PATCH /v1/projects/{id}/comments/{commentId}', {
        params: { id: subject.projectSlug, commentId: slug },
        body: { data: { type: 'comments', attributes } },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(subject) }),
  });
}

export function useDeleteComment(subject: Subject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) =>
      call('DELETE /v1/projects/{id}/comments/{commentId}', { params: { id: subject.projectSlug, commentId: slug } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(subject) }),
  });
}
