import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { kindsFromCards } from '#lib/kinds/web-kind.ts';
import { useCardNavigation } from '../use-card-navigation.ts';

const small = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Menu entries that make the selected cards the evidence of a new item of each kind, or of an existing one. */
export function EvidenceItems({ cards }: { cards: readonly SelectedCard[] }) {
  const kinds = useKindTexts();
  const navigation = useCardNavigation();
  return kindsFromCards().map(({ kind, icon: Icon, make, addTo }, index) => (
    <Fragment key={kind}>
      {index > 0 && <Menu.Divider />}
      <Menu.Item leftSection={<Icon {...small} />} onClick={() => void navigation.make(make, cards)}>
        {kinds.make(kind)}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus {...small} />} onClick={() => void navigation.addTo(addTo, cards)}>
        {kinds.addTo(kind)}
      </Menu.Item>
    </Fragment>
  ));
}
