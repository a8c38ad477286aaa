import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Themed } from '#ui/mantine/themed.tsx';
import { BarButton } from './bar-button.tsx';

interface BarMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy?: boolean;
  /** For a menu that can also be opened with a key. */
  readonly opened?: boolean;
  readonly onChange?: (opened: boolean) => void;
  readonly children: ReactNode;
}

/** A button of the bar that opens a menu above it. */
export function BarMenu({ label, icon, busy, opened, onChange, children }: BarMenuProps) {
  return (
    <Themed>
      <Menu position="top" {...(opened !== undefined && { opened })} {...(onChange && { onChange })}>
        <Menu.Target>
          <BarButton label={label} icon={icon} busy={busy ?? false} />
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </Themed>
  );
}
