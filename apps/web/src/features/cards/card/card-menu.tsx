import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/index.ts';
import { useRemoval } from '../removal.ts';
import { useCardNavigation } from '../use-card-navigation.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;
const MenuLink = createLink(Menu.Item<'a'>);

/** What is done less often with a card. */
export function CardMenu({ slug }: { slug: string }) {
  const { t } = useTranslation('cards');
  const { addresses, inside, close } = useCardNavigation();
  const { remove } = useRemoval();
  return (
    <Menu position="bottom-end" width={210} zIndex={310}>
      <Menu.Target>
        <IconButton label={t('more')}>
          <IconDots stroke={1.6} aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink component="a" {...addresses.duplicate(slug)} {...inside} leftSection={<IconCopy {...icon} />}>
          {t('duplicate')}
        </MenuLink>
        <Menu.Item data-danger leftSection={<IconTrash {...icon} />} onClick={() => void remove([slug], close)}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
