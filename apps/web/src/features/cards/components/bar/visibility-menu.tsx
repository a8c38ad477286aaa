import { Menu } from '@mantine/core';
import { IconEye, IconEyeOff, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { BarMenu } from './bar-menu.tsx';
import { useVisibility } from './use-visibility.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Publishes the selected cards, or turns them into drafts. */
export function VisibilityMenu({ cards }: { cards: readonly SelectedCard[] }) {
  const { t } = useTranslation('cards');
  const [opened, setOpened] = useState(false);
  const visibility = useVisibility(cards);
  useShortcut('p', t('publishSelected'), () => setOpened(true));
  return (
    <BarMenu
      label={t('visibility')}
      icon={<IconEye stroke={1.6} aria-hidden="true" />}
      busy={visibility.busy}
      opened={opened}
      onChange={setOpened}
    >
      <VisibilityItems visibility={visibility} first />
    </BarMenu>
  );
}

interface VisibilityItemsProps {
  readonly visibility: ReturnType<typeof useVisibility>;
  /** Whether they are the first entries of their menu. */
  readonly first?: boolean;
}

/** The entries of the menu. */
export function VisibilityItems({ visibility, first = false }: VisibilityItemsProps) {
  const { t } = useTranslation('cards');
  const { drafts, published, publish, unpublish } = visibility;
  return (
    <>
      <Menu.Item leftSection={<IconWorld {...icon} />} disabled={drafts === 0} onClick={publish}>
        {t('publishDrafts', { count: drafts })}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEyeOff {...icon} />}
        disabled={published === 0}
        // A menu would give the focus to its first entry, which cannot take it while it is disabled.
        data-autofocus={(first && drafts === 0) || undefined}
        onClick={unpublish}
      >
        {t('turnToDrafts', { count: published })}
      </Menu.Item>
    </>
  );
}
