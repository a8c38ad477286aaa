import type { BriefAttributes, BriefField } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/http/index.ts';
import { briefQuery } from '../api/read-brief.ts';
import { useUpdateBrief } from '../api/update-brief.ts';
import { changeOf } from '../rules/field-text.rules.ts';

/** Saves one field. Where somebody else changed the same, their brief waits in `theirs`. */
export function useSaving(projectSlug: string, field: BriefField, onSaved: () => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useUpdateBrief(projectSlug);
  const [theirs, setTheirs] = useState<BriefAttributes>();
  const [error, setError] = useState<unknown>();
  const save = async (text: string, basedOn: number) => {
    setError(undefined);
    try {
      await mutateAsync({ ...changeOf(field, text), based_on: basedOn });
      setTheirs(undefined);
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'edited_meanwhile') return setError(failure);
      setTheirs(await client.fetchQuery({ ...briefQuery(projectSlug), staleTime: 0 }).catch(() => undefined));
    }
  };
  return { save, busy: isPending, error, theirs, decided: () => setTheirs(undefined) };
}
