import type { QueryClient } from '@tanstack/react-query';
import { generationKeys } from '#features/generation/api/keys.ts';
import { reviewGeneration } from '#features/generation/api/review-generation.ts';
import { type BlipChange, mergedChanges, readChanges } from '#features/generation/rules/review.rules.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { outboxes } from '#lib/outbox/outboxes.ts';

interface Options {
  readonly client: QueryClient;
  readonly projectSlug: string;
  readonly slug: string;
  /** The id of the user who reviews. */
  readonly user: string;
  readonly isSignedIn: () => boolean;
  readonly onDropped: (error: ApiError) => void;
}

/** The decisions of a user about a draft that are not saved yet. An entry has one change per blip. */
export const reviewOutboxOf = outboxes<Options, readonly BlipChange[], void>(
  ({ client, projectSlug, slug, user, isSignedIn, onDropped }) => ({
    key: `foreglow.draft-review.${user}.${slug}`,
    pauseMs: 300,
    isSignedIn,
    read: readChanges,
    merge: mergedChanges,
    // One that is refused does not block the others.
    split: (changes) => changes.map((change) => [change]),
    send: (changes) => reviewGeneration(client, { projectSlug, slug }, changes),
    onDropped: (error) => {
      onDropped(error);
      void client.invalidateQueries({ queryKey: generationKeys.one(projectSlug, slug) });
    },
  }),
);
