import type { RadarAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeRadar } from '#features/radars/api/change-radar.ts';
import { radarQuery } from '#features/radars/api/read-radar.ts';
import { mergeEdits, readEdits, splitEdit } from '#features/radars/rules/edit-outbox.rules.ts';
import { bodyOf, type RadarEdit } from '#features/radars/rules/radar-edit.rules.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { outboxes } from '#lib/outbox/outboxes.ts';

interface Options {
  readonly client: QueryClient;
  readonly radar: RadarAttributes;
  /** The id of the user who edits. */
  readonly user: string;
  readonly isSignedIn: () => boolean;
  readonly onDropped: (error: ApiError) => void;
}

/** The edits of a radar by a user that are not saved yet. */
export const editOutboxOf = outboxes<Options, RadarEdit, RadarAttributes>(
  ({ client, radar, user, isSignedIn, onDropped }) => {
    const query = radarQuery(radar.project.slug, radar.slug);
    return {
      key: `foreglow.radar-edits.${user}.${radar.project.slug}.${radar.slug}`,
      pauseMs: 600,
      isSignedIn,
      read: (found) => readEdits(found, radar),
      merge: mergeEdits,
      split: splitEdit,
      send: async (edit) => changeRadar(client, radar, bodyOf(edit, await client.ensureQueryData(query))),
      readAgain: () => client.fetchQuery({ ...query, staleTime: 0 }),
      onDropped: (error) => {
        onDropped(error);
        void client.invalidateQueries({ queryKey: query.queryKey });
      },
    };
  },
);
