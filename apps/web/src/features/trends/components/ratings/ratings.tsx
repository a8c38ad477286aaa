import type { TrendAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnRating, useRateTrend } from '#features/trends/api/rate-trend.ts';
import { useWithdrawRating } from '#features/trends/api/withdraw-rating.ts';
import { stepOf } from '#features/trends/rules/steps.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { notify } from '#ui/toast/notify.ts';
import { MeasurePanel } from './measure-panel.tsx';
import styles from './ratings.module.css';

const notRated: OwnRating = { impact: null, certainty: null, anonymous: true };

/** The ratings of a trend: median and spread, the user's own rating, and those given by name. */
export function Ratings({ trend, mayWrite }: { trend: TrendAttributes; mayWrite: boolean }) {
  const { t } = useTranslation(['ratings', 'trends']);
  const rating = useRateTrend(trend.project.slug, trend.slug);
  const withdrawal = useWithdrawRating(trend.project.slug, trend.slug);
  // Shows a new choice immediately.
  const [chosen, setChosen] = useState<OwnRating>();
  const given = chosen ?? trend.my_rating;
  const own = given ?? notRated;
  const failed = (error: unknown) => notify.error(t('ratings:notRated'), { description: errorText(error) });
  const rate = async (part: Partial<OwnRating>) => {
    const next = { ...own, ...part };
    setChosen(next);
    await rating.mutateAsync(next).catch(failed);
    setChosen((now) => (now === next ? undefined : now));
  };
  const withdraw = () => withdrawal.mutateAsync().then(() => notify.success(t('ratings:withdrawn')), failed);
  const panel = (measure: 'impact' | 'certainty') => (
    <MeasurePanel
      measure={measure}
      trend={trend}
      own={own[measure] === null ? null : stepOf(own[measure])}
      mayWrite={mayWrite}
      onRate={(value) => void rate({ [measure]: value })}
    />
  );
  return (
    <section className={styles.ratings} aria-labelledby="team-thinks">
      <h2 id="team-thinks" className={styles.title}>
        {t('ratings:teamThinks')}
      </h2>
      {mayWrite && <p className={styles.lede}>{t('ratings:teamThinksText')}</p>}
      <div className={styles.measures}>
        {panel('impact')}
        {panel('certainty')}
      </div>
      {mayWrite && given && (
        <div className={styles.actions}>
          <label className={styles.naming}>
            <Check checked={!own.anonymous} onChange={(event) => void rate({ anonymous: !event.target.checked })} />
            <span>
              {t('ratings:showMyName')}
              <small>{t(own.anonymous ? 'ratings:anonymousHint' : 'ratings:namedHint')}</small>
            </span>
          </label>
          <Button variant="quiet" busy={withdrawal.isPending} onClick={() => void withdraw()}>
            {t('ratings:withdraw')}
          </Button>
        </div>
      )}
      {trend.ratings.named.length > 0 && <Named named={trend.ratings.named} />}
    </section>
  );
}

/** The ratings given by name. */
function Named({ named }: { named: TrendAttributes['ratings']['named'] }) {
  const { t } = useTranslation(['ratings', 'trends']);
  return (
    <table className={styles.named}>
      <thead>
        <tr>
          <th scope="col">{t('ratings:namedRatings')}</th>
          <th scope="col">{t('trends:impact')}</th>
          <th scope="col">{t('trends:certainty')}</th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ name, impact, certainty }) => (
          <tr key={`${name} ${impact} ${certainty}`}>
            <th scope="row">{name}</th>
            <td>{impact ?? '–'}</td>
            <td>{certainty ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
