import { IconDots } from '@tabler/icons-react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { IconButton } from '../button/index.ts';
import { useOnDemand } from '../on-demand/index.ts';

interface MoreMenuProps {
  readonly label: string;
  /** The row lies in a dialog, and the menu over it. */
  readonly inDialog?: boolean;
  readonly children: ReactNode;
}

const loadPanel = () => import('./more-panel.tsx');

/** What is done less often with a row, behind three dots. */
export function MoreMenu({ label, inDialog = false, children }: MoreMenuProps) {
  const { Panel, target, panel } = useOnDemand('menu', loadPanel);
  return (
    <>
      <IconButton label={label} {...target}>
        <IconDots stroke={1.6} aria-hidden="true" />
      </IconButton>
      {Panel && (
        <Panel {...panel} inDialog={inDialog}>
          {children}
        </Panel>
      )}
    </>
  );
}

export interface MoreMenuItemProps {
  readonly icon?: ReactNode;
  /** Takes something away. */
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** How an item looks: the panel brings it along, so that it is loaded with it. */
export const MoreItemLook = createContext<ComponentType<MoreMenuItemProps>>(() => null);

/** One of them. */
export function MoreMenuItem(props: MoreMenuItemProps) {
  const Look = use(MoreItemLook);
  return <Look {...props} />;
}
