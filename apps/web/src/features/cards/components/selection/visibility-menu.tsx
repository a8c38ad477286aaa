import { Menu } from '@mantine/core';
import { IconEye, IconEyeOff, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { useShortcut } from '../../../../lib/shortcuts/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import type { SelectedCard } from '../../rules/selected.rules.ts';
import { useBatch } from './use-batch.ts';
import { useGone } from './use-gone.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** Publishes the selected cards, or makes them drafts. */
export function VisibilityMenu({ cards }: { cards: readonly SelectedCard[] }) {
  const { t } = useTranslation('cards');
  const [opened, setOpened] = useState(false);
  const { change, busy } = useBatch();
  const tellGone = useGone();
  const drafts = cards.filter((card) => !card.public);
  const published = cards.filter((card) => card.public);
  const make = async (some: readonly SelectedCard[], isPublic: boolean) => {
    try {
      const done = t(isPublic ? 'cardsPublished' : 'cardsUnpublished', { count: some.length });
      await change(some, { public: isPublic }, done);
    } catch (error) {
      if (tellGone(error, some)) return;
      notify.error(t('notChanged'), { description: errorText(error) });
    }
  };
  useShortcut('p', t('publishSelected'), () => setOpened(true));
  return (
    <Menu opened={opened} onChange={setOpened} position="top" width={230}>
      <Menu.Target>
        <Button icon={<IconEye stroke={1.6} aria-hidden="true" />} busy={busy}>
          {t('visibility')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconWorld {...icon} />}
          disabled={drafts.length === 0}
          onClick={() => void make(drafts, true)}
        >
          {t('publishDrafts', { count: drafts.length })}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEyeOff {...icon} />}
          disabled={published.length === 0}
          onClick={() => void make(published, false)}
        >
          {t('turnToDrafts', { count: published.length })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
