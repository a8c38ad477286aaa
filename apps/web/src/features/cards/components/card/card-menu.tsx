import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '#lib/shortcuts/shortcut.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { Themed } from '#ui/mantine/themed.tsx';
import { Kbd } from '#ui/marks/kbd.tsx';
import type { CardAction } from './use-card-actions.tsx';

/** The "more" menu of a card: the actions that have no button. Renders nothing if there are none. */
export function CardMenu({ actions }: { actions: readonly CardAction[] }) {
  const { t } = useTranslation('cards');
  const listed = actions.filter(({ hasButton }) => !hasButton);
  if (listed.length === 0) return null;
  return (
    <Themed>
      <Menu position="bottom-end" zIndex={310}>
        <Menu.Target>
          <IconButton label={t('more')}>
            <IconDots stroke={1.6} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {listed.map(({ name, label, keys, icon, danger, run }) => (
            <Menu.Item
              key={name}
              leftSection={icon}
              rightSection={
                <span aria-hidden="true">
                  <Kbd keys={keys} />
                </span>
              }
              data-danger={danger || undefined}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Themed>
  );
}

/** The shortcuts of the actions of a card. */
export const CardKeys = ({ actions }: { actions: readonly CardAction[] }) =>
  actions.map(({ name, keys, label, run }) => <Shortcut key={name} keys={keys} label={label} run={run} />);
