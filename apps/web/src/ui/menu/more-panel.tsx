import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpenedBy } from '../on-demand/use-on-demand.ts';
import { AnchoredMenu } from './anchored-menu.tsx';
import { MoreItemVariant, type MoreMenuItemProps } from './more-item.tsx';
import { overRows } from './over-rows.ts';

interface MorePanelProps extends OpenedBy {
  readonly inDialog: boolean;
  readonly children: ReactNode;
}

/** The panel of a "more" menu. */
export default function MorePanel({ inDialog, children, ...opened }: MorePanelProps) {
  return (
    <AnchoredMenu {...opened} position="bottom-end" {...(inDialog ? { zIndex: 310 } : overRows)}>
      <MoreItemVariant value={Item}>{children}</MoreItemVariant>
    </AnchoredMenu>
  );
}

function Item({ icon, danger, onClick, children }: MoreMenuItemProps) {
  return (
    <Menu.Item data-danger={danger || undefined} leftSection={icon} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}
