import { Menu } from '@mantine/core';
import { IconBulb, IconPlus, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import { useCardNavigation } from '../use-card-navigation.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Menu entries that make the selected cards the evidence of a new insight or trend, or of an existing one. */
export function EvidenceItems({ cards }: { cards: readonly SelectedCard[] }) {
  const { t } = useTranslation('cards');
  const { makeInsight, addToInsight, makeTrend, addToTrend } = useCardNavigation();
  return (
    <>
      <Menu.Item leftSection={<IconBulb {...icon} />} onClick={() => void makeInsight(cards)}>
        {t('makeInsight')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => void addToInsight(cards)}>
        {t('addToInsight')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrendingUp {...icon} />} onClick={() => void makeTrend(cards)}>
        {t('makeTrend')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => void addToTrend(cards)}>
        {t('addToTrend')}
      </Menu.Item>
    </>
  );
}
