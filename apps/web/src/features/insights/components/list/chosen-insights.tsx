import type { InsightAttributes } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import styles from './chosen-insights.module.css';

interface ChosenInsightsProps {
  readonly projectSlug: string;
  readonly insights: readonly InsightAttributes[];
  readonly onClear: () => void;
}

/** What can be done with the chosen insights, in a floating bar at the bottom. */
export function ChosenInsights({ projectSlug, insights, onClear }: ChosenInsightsProps) {
  const { t } = useTranslation('insights');
  useShortcut('Escape', t('chooseNone'), onClear);
  return (
    <section className={styles.bar} aria-label={t('chosen', { count: insights.length })}>
      <span className={styles.count} role="status">
        {t('chosen', { count: insights.length })}
      </span>
      <ButtonLink
        to="/projects/$projectSlug/trends/create"
        params={{ projectSlug }}
        state={{
          chosenInsights: insights.map(({ slug, title, description }) => ({ slug, title, description })),
        }}
        variant="primary"
      >
        {t('makeTrend')}
      </ButtonLink>
      <IconButton label={t('chooseNone')} onClick={onClear}>
        <IconX size={18} stroke={1.7} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
