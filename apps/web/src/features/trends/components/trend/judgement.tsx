import type { TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { stepOf } from '#features/trends/rules/steps.rules.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CertaintyDisc } from '../signs/certainty-disc.tsx';
import { DirectionSign } from '../signs/direction-sign.tsx';
import { HorizonLine } from '../signs/horizon-line.tsx';
import { ImpactBars } from '../signs/impact-bars.tsx';
import styles from './judgement.module.css';

/** The judgement of a trend: horizon, direction, impact and certainty; or, if there is none, that it is missing. */
export function Judgement({ trend, mayWrite }: { trend: TrendAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('trends');
  const impact = stepOf(trend.impact);
  const certainty = stepOf(trend.certainty);
  if (!trend.horizon && !trend.direction && impact === null && certainty === null) {
    return (
      <div className={styles.missing}>
        <p className={styles.word}>{t('horizon_null')}</p>
        <p className={styles.note}>{t('notJudgedAtAll')}</p>
        {mayWrite && (
          <ButtonLink
            to="/projects/$projectSlug/trends/edit/$trendSlug"
            params={{ projectSlug: trend.project.slug, trendSlug: trend.slug }}
          >
            {t('judge')}
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <dl className={styles.judgement}>
      <div className={styles.when}>
        <dt>{t('horizon')}</dt>
        <dd>
          <p className={styles.word}>
            {t(`horizon_${trend.horizon}`)}{' '}
            {trend.horizon && <span className={styles.note}>{t(`years_${trend.horizon}`)}</span>}
          </p>
          {trend.horizon && <HorizonLine horizon={trend.horizon} />}
        </dd>
      </div>
      <div>
        <dt>{t('direction')}</dt>
        <dd>
          <p className={styles.word}>{t(`direction_${trend.direction}`)}</p>
          {trend.direction && <DirectionSign direction={trend.direction} size={48} />}
        </dd>
      </div>
      <div>
        <dt>{t('impact')}</dt>
        <dd>
          <p className={styles.word}>
            {t(`step_impact_${impact}`)}{' '}
            {impact && <span className={styles.note}>{t('ofFive', { value: impact })}</span>}
          </p>
          <ImpactBars impact={impact} size={30} />
        </dd>
      </div>
      <div>
        <dt>{t('certainty')}</dt>
        <dd>
          <p className={styles.word}>
            {t(`step_certainty_${certainty}`)}{' '}
            {certainty && <span className={styles.note}>{t('ofFive', { value: certainty })}</span>}
          </p>
          <CertaintyDisc certainty={certainty} size={32} />
        </dd>
      </div>
    </dl>
  );
}
