import { Menu } from '@mantine/core';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface InsightMenuProps {
  readonly onMake: () => void;
  readonly onAdd: () => void;
}

/** Creates an insight from the selected cards, or adds them to one. */
export function InsightMenu({ onMake, onAdd }: InsightMenuProps) {
  const { t } = useTranslation('cards');
  return (
    <Menu position="top" width={250}>
      <Menu.Target>
        <Button icon={<IconBulb stroke={1.6} aria-hidden="true" />}>{t('insight')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBulb {...icon} />} onClick={onMake}>
          {t('makeInsight')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={onAdd}>
          {t('addToInsight')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
