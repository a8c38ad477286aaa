import { Menu } from '@mantine/core';
import { IconApi, IconCommand, IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#features/auth/components/preferences.ts';
import { schemeChoices, useSchemeChoice } from '#lib/browser/color-scheme.ts';
import { useLanguages } from '#lib/config/site-config.ts';
import { Kbd } from '#ui/marks/kbd.tsx';
import { AnchoredMenu } from '#ui/menu/anchored-menu.tsx';
import type { OpenedBy } from '#ui/on-demand/use-on-demand.ts';
import { helpOpen, paletteOpen } from '../palette/palette-state.ts';
import styles from './shell.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The language, the appearance, and logging out. */
export default function UserItems(opened: OpenedBy) {
  const { t, i18n } = useTranslation('shell');
  const languages = useLanguages();
  const scheme = useSchemeChoice();
  const choose = usePreferences();
  const navigate = useNavigate();
  return (
    <AnchoredMenu {...opened} width={264} position="top-start">
      <Menu.Item leftSection={<IconUser {...icon} />} renderRoot={(props) => <Link to="/profile" {...props} />}>
        {t('place_profile')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('language')}</Menu.Label>
      <Menu.RadioGroup value={i18n.language} onChange={(value) => void choose.language(value).catch(() => undefined)}>
        {languages.map(({ code, name }) => (
          <Menu.RadioItem key={code} value={code} lang={code}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t('scheme')}</Menu.Label>
      <Menu.RadioGroup
        value={scheme}
        onChange={(value) => void choose.scheme(value as typeof scheme).catch(() => undefined)}
      >
        {schemeChoices.map((choice) => (
          <Menu.RadioItem key={choice} value={choice}>
            {t(`scheme_${choice}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconCommand {...icon} />}
        rightSection={<Keys keys="mod+k" />}
        onClick={() => paletteOpen.set(true)}
      >
        {t('palette')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconKeyboard {...icon} />}
        rightSection={<Keys keys="?" />}
        onClick={() => helpOpen.set(true)}
      >
        {t('shortcuts')}
      </Menu.Item>
      <Menu.Item leftSection={<IconApi {...icon} />} renderRoot={(props) => <Link to="/docs/api" {...props} />}>
        {t('apiReference')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void navigate({ to: '/logout' })}>
        {t('logOut')}
      </Menu.Item>
    </AnchoredMenu>
  );
}

/** A shortcut next to its command. */
const Keys = ({ keys }: { keys: string }) => (
  <span className={styles.keys}>
    <Kbd keys={keys} />
  </span>
);
