import type { TrendAttributes } from '@foreglow/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeTrend } from '#features/trends/api/change-trend.ts';
import type { Judgement } from '#features/trends/rules/failed-change.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

/** Changes judgements of trends, with a toast that offers to undo, or that reports a failure. */
export function useJudging(projectSlug: string) {
  const { t } = useTranslation('trends');
  const { mutateAsync } = useChangeTrend(projectSlug);
  // The toast of a move replaces the previous one. If the button of the previous toast was pressed, that toast is
  // already closing and would close the new one too, so the new one gets another id.
  const undone = useRef(0);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const send = (trend: TrendAttributes, to: Judgement, from: Judgement, onDone: () => void) =>
    mutateAsync({ slug: trend.slug, to, from }).then(onDone, (error) =>
      notify.error(t('notMoved', { title: trend.title }), { description: errorText(error) }),
    );
  return (trend: TrendAttributes, to: Judgement, message: string): void => {
    const id = `trend-${trend.slug}-${undone.current}`;
    const from: Judgement = {
      ...(to.horizon !== undefined && { horizon: trend.horizon }),
      ...(to.impact !== undefined && { impact: trend.impact }),
      ...(to.certainty !== undefined && { certainty: trend.certainty }),
    };
    const undo = () => {
      undone.current += 1;
      void send(trend, from, to, () => notify.success(t('movedBack', { title: trend.title })));
    };
    void send(trend, to, from, () =>
      notify.success(message, {
        id,
        duration: undoMs,
        action: { label: t('undo'), onClick: undo },
      }),
    );
  };
}
