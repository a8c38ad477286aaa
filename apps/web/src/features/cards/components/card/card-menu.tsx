import type { CardAttributes } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconBulb, IconCopy, IconDots, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/index.ts';
import { useRemoval } from '../removal.tsx';
import { useCardNavigation } from '../use-card-navigation.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;
const MenuLink = createLink(Menu.Item<'a'>);

interface CardMenuProps {
  readonly card: CardAttributes;
  /** Makes it a draft again; absent where it is one. */
  readonly onUnpublish: (() => void) | undefined;
}

/** The "more" menu of a card. */
export function CardMenu({ card, onUnpublish }: CardMenuProps) {
  const { t } = useTranslation('cards');
  const { source, addresses, inside, close, addToInsight } = useCardNavigation();
  const { remove, question } = useRemoval();
  const { slug } = card;
  return (
    <>
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
          {source.kind === 'project' && (
            <Menu.Item leftSection={<IconBulb {...icon} />} onClick={() => void addToInsight([card])}>
              {t('addToInsight')}
            </Menu.Item>
          )}
          {onUnpublish && (
            <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={onUnpublish}>
              {t('unpublish')}
            </Menu.Item>
          )}
          <Menu.Item data-danger leftSection={<IconTrash {...icon} />} onClick={() => void remove([card], close)}>
            {t('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
