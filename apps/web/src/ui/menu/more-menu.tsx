import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { overRows } from './over-rows.ts';

interface MoreMenuProps {
  readonly label: string;
  /** The row lies in a dialog, and the menu over it. */
  readonly inDialog?: boolean;
  readonly children: ReactNode;
}

/** What is done less often with a row, behind three dots. */
export function MoreMenu({ label, inDialog = false, children }: MoreMenuProps) {
  return (
    <Menu position="bottom-end" width={230} {...(inDialog ? { zIndex: 310 } : overRows)}>
      <Menu.Target>
        <IconButton label={label}>
          <IconDots stroke={1.6} aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface MoreMenuItemProps {
  readonly icon?: ReactNode;
  /** Takes something away. */
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One of them. */
export function MoreMenuItem({ icon, danger, onClick, children }: MoreMenuItemProps) {
  return (
    <Menu.Item data-danger={danger || undefined} leftSection={icon} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}
