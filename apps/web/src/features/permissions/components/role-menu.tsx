import type { Role } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Themed } from '#ui/mantine/themed.tsx';
import { overRows } from '#ui/menu/over-rows.ts';
import styles from './role-menu.module.css';
import { useRoleTexts } from './use-role-texts.ts';

interface RoleMenuProps {
  /** The person with the role, for screen readers. */
  readonly name: string;
  readonly role: Role;
  /** The roles that the user may grant here. */
  readonly roles: readonly Role[];
  readonly busy: boolean;
  readonly onChoose: (role: Role) => void;
}

/** The role of a member, which can be changed in place. */
export function RoleMenu({ name, role, roles, busy, onChoose }: RoleMenuProps) {
  const { t } = useTranslation('permissions');
  const texts = useRoleTexts();
  const choose = (chosen: string) => {
    if (chosen !== role) onChoose(chosen as Role);
  };
  return (
    <Themed>
      <Menu width={290} position="bottom-end" {...overRows}>
        <Menu.Target>
          <button
            type="button"
            className={styles.button}
            aria-busy={busy || undefined}
            aria-label={t('roleOf', { name, role: texts.name(role) })}
          >
            {texts.name(role)}
            <IconChevronDown size={15} stroke={1.6} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={role} onChange={choose}>
            {roles.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                {texts.name(one)}
                <small className={styles.about}>{texts.about(one)}</small>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Themed>
  );
}
