import type { TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { notify, undoMs } from '../../../ui/toast/index.ts';
import { type Judgement, useChangeTrend } from '../api/change-trend.ts';

/** Changes judgements of trends, tells it and offers the way back; says so when the server refused. */
export function useJudging(projectSlug: string) {
  const { t } = useTranslation('trends');
  const { mutateAsync } = useChangeTrend(projectSlug);
  // The toast outlives the screen it came from, so promises are followed, not this component.
  const send = (trend: TrendAttributes, to: Judgement, from: Judgement, told: () => void) =>
    mutateAsync({ slug: trend.slug, to, from }).then(told, (error) =>
      notify.error(t('notMoved', { title: trend.title }), { description: errorText(error) }),
    );
  return (trend: TrendAttributes, to: Judgement, said: string): void => {
    const id = `trend-${trend.slug}`;
    const from: Judgement = {
      ...(to.horizon && { horizon: trend.horizon }),
      ...(to.impact && { impact: trend.impact }),
      ...(to.certainty && { certainty: trend.certainty }),
    };
    // A toast of its own: the one whose button was pressed is on its way out, and would take this along.
    const back = () => notify.success(t('movedBack', { title: trend.title }));
    void send(trend, to, from, () =>
      notify.success(said, {
        id,
        duration: undoMs,
        action: { label: t('undo'), onClick: () => void send(trend, from, to, back) },
      }),
    );
  };
}
