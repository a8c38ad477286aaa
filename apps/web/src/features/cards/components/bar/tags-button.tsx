import { Popover } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { escapeEndsHere } from '#ui/escape-ends-here.ts';
import { Themed } from '#ui/mantine/themed.tsx';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { BarButton } from './bar-button.tsx';

const loadPanel = () => import('../selection/tags-panel.tsx');

interface TagsButtonProps {
  readonly source: CardSource;
  readonly cards: readonly SelectedCard[];
}

/** Opens the panel for adding tags to the selected cards and removing them. */
export function TagsButton({ source, cards }: TagsButtonProps) {
  const { t } = useTranslation('cards');
  const [opened, setOpened] = useState(false);
  useShortcut('t', t('tagSelected'), () => setOpened(true));
  // Loaded early: keys typed right after the shortcut are meant for the panel.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  return (
    <Themed>
      <Popover opened={opened} onChange={setOpened} width={300} position="top" trapFocus returnFocus shadow="none">
        <Popover.Target>
          <BarButton
            label={t('tags')}
            icon={<IconTags stroke={1.6} aria-hidden="true" />}
            onClick={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown {...escapeEndsHere}>
          <LoadedPart
            load={loadPanel}
            props={{ source, cards, onDone: () => setOpened(false) }}
            fallback={<SkeletonBlock height={300} />}
          />
        </Popover.Dropdown>
      </Popover>
    </Themed>
  );
}
