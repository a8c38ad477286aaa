import type { AnswerAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';
import { insightOf } from '../rules/answer.rules.ts';

/** Creates an insight from an answer: its question, its sentences, and its cards as evidence. */
export function useMakeInsight(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: AnswerAttributes) => {
      const attributes = {
        ...insightOf(answer),
        card_slugs: answer.cards.map(({ slug }) => slug),
        drafter: answer.drafter,
      };
      const body = { data: { type: 'insights', attributes } } as const;
      const params = { id: projectSlug };
      return (await call('POST /v1/projects/{id}/insights', { params, body })).data.attributes;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [queryRoots.insights] }),
  });
}
