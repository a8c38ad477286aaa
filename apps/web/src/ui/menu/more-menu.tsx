import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

interface MoreMenuProps {
  readonly label: string;
  /** Whether the row is inside a dialog, so that the menu has to be above that. */
  readonly inDialog?: boolean;
  readonly children: ReactNode;
}

const loadPanel = () => import('./more-panel.tsx');

/** The "more" menu of a row, for less frequent actions. */
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
