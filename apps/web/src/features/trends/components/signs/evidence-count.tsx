import type { TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { evidenceCounts } from '#features/trends/rules/steps.rules.ts';

/** How much evidence a trend has, in words. */
export function EvidenceCount({ trend }: { trend: TrendAttributes }) {
  const { t } = useTranslation('trends');
  const { cards, throughInsights, insights } = evidenceCounts(trend);
  if (cards === 0) return insights === 0 ? t('noEvidence') : t('insightCount', { count: insights });
  if (throughInsights === cards) return t('onlyThroughInsights', { count: cards });
  const counted = t('cardCount', { count: cards });
  return throughInsights === 0 ? counted : `${counted}, ${t('throughInsights', { count: throughInsights })}`;
}
