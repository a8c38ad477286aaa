import type { AnswerAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#lib/http/call.ts';
import { randomKey } from '#lib/outbox/random-key.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { insightOf } from '../rules/answer.rules.ts';

/**
 * Creates an insight from an answer: its question, its sentences, and its cards as evidence. A second attempt after a
 * lost response returns the insight that the first one created.
 */
export function useMakeInsight(projectSlug: string, answer: AnswerAttributes) {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its own key
  const creation_key = useMemo(randomKey, [answer]);
  return useMutation({
    mutationFn: async () => {
      const attributes = {
        creation_key,
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
